CREATE TABLE "undo_steps" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"owner_id" text NOT NULL,
	"profile_id" uuid NOT NULL,
	"change" jsonb NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "undo_steps_profile_id_unique" UNIQUE("profile_id")
);
--> statement-breakpoint
ALTER TABLE "undo_steps" ADD CONSTRAINT "undo_steps_owner_id_profiles_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."profiles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "undo_steps_of_owner" ON "undo_steps" USING btree ("owner_id","created_at" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "undo_steps_by_age" ON "undo_steps" USING btree ("created_at");