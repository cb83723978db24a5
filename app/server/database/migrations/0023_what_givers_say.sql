CREATE TABLE "giver_names" (
	"idea_id" uuid PRIMARY KEY NOT NULL,
	"device" text NOT NULL,
	"name" text NOT NULL,
	CONSTRAINT "giver_name_length" CHECK (char_length("giver_names"."name") between 1 and 50)
);
--> statement-breakpoint
CREATE TABLE "other_gifts" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"profile_id" uuid NOT NULL,
	"device" text NOT NULL,
	"text" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "other_gift_length" CHECK (char_length("other_gifts"."text") between 1 and 200)
);
--> statement-breakpoint
ALTER TABLE "gift_profiles" ADD COLUMN "show_giver_names" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "gift_profiles" ADD COLUMN "accepts_other_gifts" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "giver_names" ADD CONSTRAINT "giver_names_idea_id_ideas_id_fk" FOREIGN KEY ("idea_id") REFERENCES "public"."ideas"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "other_gifts" ADD CONSTRAINT "other_gifts_profile_id_gift_profiles_id_fk" FOREIGN KEY ("profile_id") REFERENCES "public"."gift_profiles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "other_gifts_in_order" ON "other_gifts" USING btree ("profile_id","created_at","id");