"""What people see and read: views, wording, looks, card texts."""
