ALTER TABLE "gift_profiles" ADD COLUMN "temporary_id" uuid;--> statement-breakpoint
ALTER TABLE "pending_sign_ups" ADD COLUMN "temporary_profile" jsonb;--> statement-breakpoint
ALTER TABLE "gift_profiles" ADD CONSTRAINT "temporary_profile_saved_once" UNIQUE("created_by","temporary_id");