-- Counters of limits need not outlive a crash of the database; without a log of their own a take waits for one write less.
ALTER TABLE "limit_counters" SET UNLOGGED;
