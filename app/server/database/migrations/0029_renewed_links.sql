ALTER TABLE "gatherings" ADD COLUMN "link_renewed_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "gift_profiles" ADD COLUMN "link_renewed_at" timestamp (3) with time zone;