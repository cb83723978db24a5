ALTER TABLE "gift_profiles" ADD COLUMN "shop" text;--> statement-breakpoint
ALTER TABLE "ideas" ADD COLUMN "product_url" text;--> statement-breakpoint
ALTER TABLE "ideas" ADD COLUMN "details" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "ideas" ADD COLUMN "price" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "ideas" ADD CONSTRAINT "idea_details_lengths" CHECK (char_length("ideas"."product_url") <= 2048 and char_length("ideas"."details") <= 120 and char_length("ideas"."price") <= 20);