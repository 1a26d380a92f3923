"""What goes over the wire between a browser and the server: messages as values, and their JSON. Pure."""
