-- app/server/database/migrate.ts has copied most lists by now, in batches.
UPDATE "gift_profiles" SET "ideas_version" = "list"."version" FROM "gift_suggestions" "list"
WHERE "list"."profile_id" = "gift_profiles"."id" AND "ideas_version" <> "list"."version";--> statement-breakpoint
LOCK TABLE "gift_suggestions" IN ACCESS EXCLUSIVE MODE;--> statement-breakpoint
UPDATE "gift_profiles" SET "ideas_version" = "list"."version" FROM "gift_suggestions" "list"
WHERE "list"."profile_id" = "gift_profiles"."id" AND "ideas_version" <> "list"."version";--> statement-breakpoint
UPDATE "gift_suggestions" SET "updated_at" = "updated_at"
WHERE NOT EXISTS (SELECT FROM "ideas" WHERE "ideas"."profile_id" = "gift_suggestions"."profile_id");--> statement-breakpoint
UPDATE "generation_runs" SET "accepted" = '[]' WHERE "state" = 'running';--> statement-breakpoint
DROP TRIGGER "copy_ideas" ON "gift_suggestions";--> statement-breakpoint
DROP FUNCTION "copy_ideas"();--> statement-breakpoint
-- Not dropped here: that also locks "gift_profiles", which a server of the version before holds while it waits for its list.
ALTER TABLE "gift_suggestions" SET SCHEMA "drizzle";--> statement-breakpoint
CREATE VIEW "public"."gift_suggestions" AS (
  select profile_id as id, profile_id,
    array_agg(text order by position) as suggestions,
    jsonb_agg(jsonb_build_object('suggestion', text, 'shoppingUrl', shopping_url) order by position) as shopping_urls,
    jsonb_agg(jsonb_build_object('suggestion', text, 'taken', taken_at is not null) order by position) as status,
    min(created_at) as created_at,
    max(updated_at) as updated_at
  from ideas group by profile_id);