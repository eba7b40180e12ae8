"""The rules of Bounty, shown one by one."""
