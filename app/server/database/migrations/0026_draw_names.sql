CREATE TABLE "draw_exclusions" (
	"one" uuid NOT NULL,
	"other" uuid NOT NULL,
	CONSTRAINT "draw_exclusions_one_other_pk" PRIMARY KEY("one","other"),
	CONSTRAINT "draw_exclusion_order" CHECK ("draw_exclusions"."one" < "draw_exclusions"."other")
);
--> statement-breakpoint
CREATE TABLE "draw_participants" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"gathering_id" uuid NOT NULL,
	"name" text NOT NULL,
	"email" text,
	"profile_id" uuid,
	"link" text NOT NULL,
	"link_renewed_at" timestamp (3) with time zone,
	"opened_at" timestamp (3) with time zone,
	"opened_by" text,
	"draws" uuid,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "draw_participants_link_unique" UNIQUE("link"),
	CONSTRAINT "draw_participants_draws_unique" UNIQUE("draws"),
	CONSTRAINT "draw_name_length" CHECK (char_length("draw_participants"."name") between 1 and 100)
);
--> statement-breakpoint
ALTER TABLE "gatherings" ADD COLUMN "draw_budget" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "gatherings" ADD COLUMN "drawn_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "draw_exclusions" ADD CONSTRAINT "draw_exclusions_one_draw_participants_id_fk" FOREIGN KEY ("one") REFERENCES "public"."draw_participants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "draw_exclusions" ADD CONSTRAINT "draw_exclusions_other_draw_participants_id_fk" FOREIGN KEY ("other") REFERENCES "public"."draw_participants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "draw_participants" ADD CONSTRAINT "draw_participants_gathering_id_gatherings_id_fk" FOREIGN KEY ("gathering_id") REFERENCES "public"."gatherings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "draw_participants" ADD CONSTRAINT "draw_participants_profile_id_gift_profiles_id_fk" FOREIGN KEY ("profile_id") REFERENCES "public"."gift_profiles"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "draw_participants" ADD CONSTRAINT "draw_participants_draws_draw_participants_id_fk" FOREIGN KEY ("draws") REFERENCES "public"."draw_participants"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "draw_exclusions_of_other" ON "draw_exclusions" USING btree ("other");--> statement-breakpoint
CREATE INDEX "draw_participants_of_gathering" ON "draw_participants" USING btree ("gathering_id","created_at","id");--> statement-breakpoint
CREATE INDEX "draw_participants_of_profile" ON "draw_participants" USING btree ("profile_id");