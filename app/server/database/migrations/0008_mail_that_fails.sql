ALTER TABLE "mail_queue" ADD COLUMN "failing_since" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "mail_queue" ADD COLUMN "put_off" boolean DEFAULT false NOT NULL;