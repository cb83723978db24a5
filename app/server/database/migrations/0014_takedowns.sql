ALTER TABLE "gift_profiles" ADD COLUMN "takedown_reason" text;--> statement-breakpoint
ALTER TABLE "quizzes" ADD COLUMN "takedown_reason" text;