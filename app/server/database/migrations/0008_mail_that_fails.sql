ALTER TABLE "mail_queue" ADD COLUMN "failing_since" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "mail_queue" ADD COLUMN "put_off" boolean DEFAULT false NOT NULL;--> statement-breakpoint
CREATE INDEX "mail_queue_failing" ON "mail_queue" USING btree ("failing_since") WHERE "mail_queue"."failing_since" is not null;