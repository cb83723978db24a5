CREATE TABLE "gathering_profiles" (
	"gathering_id" uuid NOT NULL,
	"profile_id" uuid NOT NULL,
	CONSTRAINT "gathering_profiles_gathering_id_profile_id_pk" PRIMARY KEY("gathering_id","profile_id")
);
--> statement-breakpoint
CREATE TABLE "gatherings" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"slug" text NOT NULL,
	"created_by" text NOT NULL,
	"name" text NOT NULL,
	"day" date,
	"line" text DEFAULT '' NOT NULL,
	"takedown_reason" text,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "gatherings_slug_unique" UNIQUE("slug"),
	CONSTRAINT "gathering_slug_shape" CHECK ("gatherings"."slug" ~ '^[a-z0-9-]{12,60}$'),
	CONSTRAINT "gathering_text_lengths" CHECK (char_length("gatherings"."name") between 1 and 100 and char_length("gatherings"."line") <= 400)
);
--> statement-breakpoint
ALTER TABLE "gathering_profiles" ADD CONSTRAINT "gathering_profiles_gathering_id_gatherings_id_fk" FOREIGN KEY ("gathering_id") REFERENCES "public"."gatherings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "gathering_profiles" ADD CONSTRAINT "gathering_profiles_profile_id_gift_profiles_id_fk" FOREIGN KEY ("profile_id") REFERENCES "public"."gift_profiles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "gatherings" ADD CONSTRAINT "gatherings_created_by_profiles_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."profiles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "gatherings_of_profile" ON "gathering_profiles" USING btree ("profile_id");--> statement-breakpoint
CREATE INDEX "gatherings_of_owner" ON "gatherings" USING btree ("created_by","created_at" DESC NULLS LAST,"id");