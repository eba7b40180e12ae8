"""What people see and read: the table, labels, the log, card texts, records."""
