-- In the order in which a deleted profile locks them.
LOCK TABLE "gift_profiles" IN ACCESS EXCLUSIVE MODE;--> statement-breakpoint
DROP TABLE "drizzle"."gift_suggestions";
