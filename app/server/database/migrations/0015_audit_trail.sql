CREATE TABLE "audit_events" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"owner_id" text NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	"actor" text NOT NULL,
	"what" text NOT NULL,
	"device" text,
	"profile_id" uuid,
	"idea_id" uuid
);
--> statement-breakpoint
CREATE INDEX "audit_events_of_owner" ON "audit_events" USING btree ("owner_id","at","id");--> statement-breakpoint
CREATE INDEX "audit_events_by_time" ON "audit_events" USING btree ("at");