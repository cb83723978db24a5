ALTER TABLE "draw_participants" ADD COLUMN "link_mailed_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "draw_participants" ADD COLUMN "opened_before" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "draw_participants" ADD COLUMN "opened_before_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "gatherings" ADD COLUMN "draws_made" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
UPDATE "gatherings" SET "draws_made" = 1 WHERE "drawn_at" IS NOT NULL;--> statement-breakpoint
UPDATE "draw_participants" SET "link_mailed_at" = now() WHERE "draws" IS NOT NULL AND "email" IS NOT NULL;
