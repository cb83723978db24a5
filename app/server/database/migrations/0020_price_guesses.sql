ALTER TABLE "gift_profiles" ADD COLUMN "price_currency" text;--> statement-breakpoint
ALTER TABLE "ideas" ADD COLUMN "price_guessed" boolean DEFAULT false NOT NULL;