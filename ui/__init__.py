"""The window: draws what a seat may see and sends what a person points at; it holds no rule."""
