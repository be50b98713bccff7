"""The editor for one's own box: a draft of its data, pictures that are clicked, problems as they come."""
