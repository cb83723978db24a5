CREATE TABLE "mails_sent" (
	"id" uuid PRIMARY KEY NOT NULL,
	"sent_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "mail_queue" ADD COLUMN "awaited" boolean DEFAULT false NOT NULL;--> statement-breakpoint
CREATE INDEX "mails_sent_by_time" ON "mails_sent" USING btree ("sent_at");--> statement-breakpoint
CREATE INDEX "mail_queue_by_turn" ON "mail_queue" USING btree ("awaited" DESC NULLS FIRST,"due_at","created_at");--> statement-breakpoint
CREATE INDEX "mail_queue_unsent" ON "mail_queue" USING btree ("created_at") WHERE "mail_queue"."attempts" = 0;