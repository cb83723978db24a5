CREATE TABLE "ideas" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"profile_id" uuid NOT NULL,
	"position" integer NOT NULL,
	"text" text NOT NULL,
	"source" text NOT NULL,
	"reason" text DEFAULT '' NOT NULL,
	"shopping_url" text NOT NULL,
	"taken_at" timestamp (3) with time zone,
	"taken_by" text,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "idea_text_length" CHECK (char_length("ideas"."text") between 1 and 200),
	CONSTRAINT "idea_source" CHECK ("ideas"."source" in ('model', 'built-in', 'owner')),
	CONSTRAINT "taken_by_needs_taken_at" CHECK ("ideas"."taken_by" is null or "ideas"."taken_at" is not null)
);
--> statement-breakpoint
ALTER TABLE "gift_profiles" ADD COLUMN "ideas_version" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "ideas" ADD CONSTRAINT "ideas_profile_id_gift_profiles_id_fk" FOREIGN KEY ("profile_id") REFERENCES "public"."gift_profiles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "idea_text_once" ON "ideas" USING btree ("profile_id",lower(btrim("text") collate "C"));--> statement-breakpoint
CREATE INDEX "ideas_in_order" ON "ideas" USING btree ("profile_id","position");--> statement-breakpoint
-- Until the next migration every list that is written is copied, also by a server of the version before.
CREATE FUNCTION "copy_ideas"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	DELETE FROM "ideas" WHERE "profile_id" = new."profile_id";
	INSERT INTO "ideas" ("profile_id", "position", "text", "source", "reason", "shopping_url", "taken_at", "created_at", "updated_at")
	SELECT new."profile_id", row_number() OVER (ORDER BY min("place")) - 1,
		(array_agg("text" ORDER BY "place"))[1],
		(array_agg(coalesce(new."details" -> ("place"::integer - 1) ->> 'source', 'owner') ORDER BY "place"))[1],
		(array_agg(coalesce(new."details" -> ("place"::integer - 1) ->> 'reason', '') ORDER BY "place"))[1],
		(array_agg(new."shopping_urls" -> ("place"::integer - 1) ->> 'shoppingUrl' ORDER BY "place"))[1],
		CASE WHEN bool_or((new."status" -> ("place"::integer - 1) ->> 'taken')::boolean) THEN new."updated_at" END,
		new."created_at", new."updated_at"
	FROM unnest(new."suggestions") WITH ORDINALITY AS "lines"("text", "place")
	GROUP BY lower(btrim("text") collate "C");
	RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER "copy_ideas" AFTER INSERT OR UPDATE ON "gift_suggestions" FOR EACH ROW EXECUTE FUNCTION "copy_ideas"();
