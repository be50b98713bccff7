"""Labels with codes for the pieces of a box: what is asked for, painted pages, the PDF, the dialog."""
