CREATE TYPE "public"."age_group" AS ENUM('0-12 years', '13-17 years', '18-24 years', '25-34 years', '35-44 years', '45-54 years', '55+ years');--> statement-breakpoint
CREATE TYPE "public"."occasion_type" AS ENUM('birthday', 'christmas', 'anniversary', 'wedding', 'graduation', 'other');--> statement-breakpoint
CREATE TYPE "public"."profile_status" AS ENUM('incomplete', 'complete');--> statement-breakpoint
CREATE TYPE "public"."run_state" AS ENUM('running', 'done', 'failed');--> statement-breakpoint
CREATE TABLE "accounts" (
	"id" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"account_id" text NOT NULL,
	"provider_id" text NOT NULL,
	"password" text,
	"access_token" text,
	"refresh_token" text,
	"id_token" text,
	"access_token_expires_at" timestamp (3) with time zone,
	"refresh_token_expires_at" timestamp (3) with time zone,
	"scope" text,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "one_account_per_provider" UNIQUE("user_id","provider_id")
);
--> statement-breakpoint
CREATE TABLE "generation_runs" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"profile_id" uuid NOT NULL,
	"owner_id" text NOT NULL,
	"state" "run_state" DEFAULT 'running' NOT NULL,
	"accepted" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"failure" text,
	"seed" integer NOT NULL,
	"lease_until" timestamp (3) with time zone NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "gift_profiles" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"slug" text NOT NULL,
	"created_by" text NOT NULL,
	"recipient_name" text NOT NULL,
	"age_group" "age_group" NOT NULL,
	"occasion_type" "occasion_type" NOT NULL,
	"other_occasion" text,
	"occasion_date" date NOT NULL,
	"hobbies" text DEFAULT '' NOT NULL,
	"gift_preferences" text DEFAULT '' NOT NULL,
	"additional_notes" text DEFAULT '' NOT NULL,
	"show_name" boolean DEFAULT true NOT NULL,
	"show_age" boolean DEFAULT true NOT NULL,
	"show_occasion" boolean DEFAULT true NOT NULL,
	"show_hobbies" boolean DEFAULT true NOT NULL,
	"show_preferences" boolean DEFAULT true NOT NULL,
	"show_notes" boolean DEFAULT true NOT NULL,
	"status" "profile_status" DEFAULT 'incomplete' NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "gift_profiles_slug_unique" UNIQUE("slug"),
	CONSTRAINT "recipient_name_length" CHECK (char_length("gift_profiles"."recipient_name") between 1 and 100),
	CONSTRAINT "name_and_occasion_shown" CHECK ("gift_profiles"."show_name" and "gift_profiles"."show_occasion"),
	CONSTRAINT "other_occasion_named" CHECK (("gift_profiles"."occasion_type" = 'other') = ("gift_profiles"."other_occasion" is not null) and char_length("gift_profiles"."other_occasion") between 1 and 100),
	CONSTRAINT "text_lengths" CHECK (char_length("gift_profiles"."hobbies") <= 400 and char_length("gift_profiles"."gift_preferences") <= 400 and char_length("gift_profiles"."additional_notes") <= 400)
);
--> statement-breakpoint
CREATE TABLE "gift_suggestions" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"profile_id" uuid NOT NULL,
	"suggestions" text[] NOT NULL,
	"shopping_urls" jsonb NOT NULL,
	"status" jsonb NOT NULL,
	"details" jsonb NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "gift_suggestions_profile_id_unique" UNIQUE("profile_id"),
	CONSTRAINT "ideas_count" CHECK (cardinality("gift_suggestions"."suggestions") between 1 and 100),
	CONSTRAINT "one_link_and_status_an_idea" CHECK (jsonb_array_length("gift_suggestions"."shopping_urls") = cardinality("gift_suggestions"."suggestions") and jsonb_array_length("gift_suggestions"."status") = cardinality("gift_suggestions"."suggestions"))
);
--> statement-breakpoint
CREATE TABLE "mail_queue" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"recipient" text NOT NULL,
	"letter" jsonb NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"due_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "pending_sign_ups" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"email" text NOT NULL,
	"password_hash" text NOT NULL,
	"token_hash" text NOT NULL,
	"used_at" timestamp (3) with time zone,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "pending_sign_ups_token_hash_unique" UNIQUE("token_hash")
);
--> statement-breakpoint
CREATE TABLE "profiles" (
	"id" text PRIMARY KEY NOT NULL,
	"email" text NOT NULL,
	"email_verified" boolean DEFAULT true NOT NULL,
	"name" text DEFAULT '' NOT NULL,
	"image" text,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "profiles_email_unique" UNIQUE("email")
);
--> statement-breakpoint
CREATE TABLE "quizzes" (
	"quiz_id" text PRIMARY KEY NOT NULL,
	"name_self" text NOT NULL,
	"name_partner" text NOT NULL,
	"answers" text NOT NULL,
	"partner_b_answers" text,
	"completed_at" timestamp (3) with time zone,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "quiz_names" CHECK (char_length("quizzes"."name_self") between 1 and 50 and char_length("quizzes"."name_partner") between 1 and 50),
	CONSTRAINT "quiz_answers" CHECK ("quizzes"."answers" ~ '^[A-D]{8}$' and "quizzes"."partner_b_answers" ~ '^[A-D]{8}$'),
	CONSTRAINT "completed_when_answered" CHECK (("quizzes"."partner_b_answers" is null) = ("quizzes"."completed_at" is null))
);
--> statement-breakpoint
CREATE TABLE "sessions" (
	"id" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"token" text NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"ip_address" text,
	"user_agent" text,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "sessions_token_unique" UNIQUE("token")
);
--> statement-breakpoint
CREATE TABLE "verifications" (
	"id" text PRIMARY KEY NOT NULL,
	"identifier" text NOT NULL,
	"value" text NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "accounts" ADD CONSTRAINT "accounts_user_id_profiles_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."profiles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "generation_runs" ADD CONSTRAINT "generation_runs_profile_id_gift_profiles_id_fk" FOREIGN KEY ("profile_id") REFERENCES "public"."gift_profiles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "generation_runs" ADD CONSTRAINT "generation_runs_owner_id_profiles_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."profiles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "gift_profiles" ADD CONSTRAINT "gift_profiles_created_by_profiles_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."profiles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "gift_suggestions" ADD CONSTRAINT "gift_suggestions_profile_id_gift_profiles_id_fk" FOREIGN KEY ("profile_id") REFERENCES "public"."gift_profiles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_user_id_profiles_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."profiles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "one_run_an_owner" ON "generation_runs" USING btree ("owner_id") WHERE "generation_runs"."state" = 'running';--> statement-breakpoint
CREATE INDEX "generation_runs_of_profile" ON "generation_runs" USING btree ("profile_id","created_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "generation_runs_of_owner" ON "generation_runs" USING btree ("owner_id","created_at");--> statement-breakpoint
CREATE INDEX "gift_profiles_of_owner" ON "gift_profiles" USING btree ("created_by","created_at" DESC NULLS LAST,"id");--> statement-breakpoint
CREATE INDEX "mail_queue_by_due" ON "mail_queue" USING btree ("due_at");--> statement-breakpoint
CREATE INDEX "pending_sign_ups_by_email" ON "pending_sign_ups" USING btree ("email");--> statement-breakpoint
CREATE INDEX "pending_sign_ups_by_expiry" ON "pending_sign_ups" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "quizzes_by_expiry" ON "quizzes" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "sessions_by_user" ON "sessions" USING btree ("user_id");