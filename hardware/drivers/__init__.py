"""The families of readers, one a file; `families` lists them. None opens a port."""
