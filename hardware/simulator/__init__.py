"""Virtual readers: what each family sends while tags come and go, and what goes wrong; no clock."""
