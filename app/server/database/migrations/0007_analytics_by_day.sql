DROP INDEX "mail_queue_by_due";--> statement-breakpoint
CREATE INDEX "gift_profiles_by_day" ON "gift_profiles" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "profiles_by_day" ON "profiles" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "mail_queue_by_due" ON "mail_queue" USING btree ("due_at","created_at");