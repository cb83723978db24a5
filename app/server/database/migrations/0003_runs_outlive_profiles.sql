ALTER TABLE "generation_runs" DROP CONSTRAINT "generation_runs_profile_id_gift_profiles_id_fk";
--> statement-breakpoint
ALTER TABLE "generation_runs" ALTER COLUMN "profile_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "generation_runs" ADD CONSTRAINT "generation_runs_profile_id_gift_profiles_id_fk" FOREIGN KEY ("profile_id") REFERENCES "public"."gift_profiles"("id") ON DELETE set null ON UPDATE no action;