CREATE TABLE "free_requests" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"idea_id" uuid NOT NULL,
	"device" text NOT NULL,
	"asked_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "one_free_request_a_device" UNIQUE("idea_id","device")
);
--> statement-breakpoint
ALTER TABLE "gift_profiles" ADD COLUMN "takes_paused" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "free_requests" ADD CONSTRAINT "free_requests_idea_id_ideas_id_fk" FOREIGN KEY ("idea_id") REFERENCES "public"."ideas"("id") ON DELETE cascade ON UPDATE no action;