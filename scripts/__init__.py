"""Tools for working on the repository; nothing in the package depends on them."""
