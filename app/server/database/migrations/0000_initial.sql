CREATE TYPE "public"."age_group" AS ENUM('0-12 years', '13-17 years', '18-24 years', '25-34 years', '35-44 years', '45-54 years', '55+ years');--> statement-breakpoint
CREATE TYPE "public"."occasion_type" AS ENUM('birthday', 'christmas', 'anniversary', 'wedding', 'graduation', 'other');--> statement-breakpoint
CREATE TYPE "public"."profile_status" AS ENUM('incomplete', 'complete');--> statement-breakpoint
CREATE TYPE "public"."run_state" AS ENUM('running', 'done', 'failed');--> statement-breakpoint
CREATE TABLE "profiles" (
	"id" text PRIMARY KEY NOT NULL,
	"email" text NOT NULL,
	"language" text,
	"looks_up_at_once" boolean DEFAULT true NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "profiles_email_unique" UNIQUE("email"),
	CONSTRAINT "email_as_compared" CHECK ("profiles"."email" = lower("profiles"."email") and char_length("profiles"."email") between 3 and 254)
);
--> statement-breakpoint
CREATE TABLE "deleted_lists" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"device" text NOT NULL,
	"kept_from" text,
	"deleted_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "draw_exclusions" (
	"one" uuid NOT NULL,
	"other" uuid NOT NULL,
	CONSTRAINT "draw_exclusions_one_other_pk" PRIMARY KEY("one","other"),
	CONSTRAINT "draw_exclusion_order" CHECK ("draw_exclusions"."one" < "draw_exclusions"."other")
);
--> statement-breakpoint
CREATE TABLE "draw_participants" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"gathering_id" uuid NOT NULL,
	"name" text NOT NULL,
	"email" text,
	"language" text,
	"profile_id" uuid,
	"link" text NOT NULL,
	"link_renewed_at" timestamp (3) with time zone,
	"link_mailed_at" timestamp (3) with time zone,
	"opened_by" text,
	"opened_at" timestamp (3) with time zone,
	"moved" boolean DEFAULT false NOT NULL,
	"draws" uuid,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "draw_participants_link_unique" UNIQUE("link"),
	CONSTRAINT "draw_participants_draws_unique" UNIQUE("draws"),
	CONSTRAINT "draw_name_length" CHECK (char_length("draw_participants"."name") between 1 and 100)
);
--> statement-breakpoint
CREATE TABLE "email_changes" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" text NOT NULL,
	"new_email" text NOT NULL,
	"old_token_hash" text NOT NULL,
	"new_token_hash" text NOT NULL,
	"old_confirmed" boolean DEFAULT false NOT NULL,
	"new_confirmed" boolean DEFAULT false NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "email_changes_user_id_unique" UNIQUE("user_id"),
	CONSTRAINT "email_changes_old_token_hash_unique" UNIQUE("old_token_hash"),
	CONSTRAINT "email_changes_new_token_hash_unique" UNIQUE("new_token_hash")
);
--> statement-breakpoint
CREATE TABLE "ended_takes" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"profile_id" uuid NOT NULL,
	"idea_id" uuid NOT NULL,
	"device" text NOT NULL,
	"text" text,
	"how" text NOT NULL,
	"ended_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "one_ended_take_a_device" UNIQUE("idea_id","device"),
	CONSTRAINT "ended_take_how" CHECK ("ended_takes"."how" in ('granted', 'freed', 'removed'))
);
--> statement-breakpoint
CREATE TABLE "free_requests" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"profile_id" uuid NOT NULL,
	"idea_id" uuid NOT NULL,
	"device" text NOT NULL,
	"asked_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "one_free_request_a_device" UNIQUE("idea_id","device")
);
--> statement-breakpoint
CREATE TABLE "gathering_members" (
	"gathering_id" uuid NOT NULL,
	"user_id" text NOT NULL,
	"joined_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "gathering_members_gathering_id_user_id_pk" PRIMARY KEY("gathering_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "gathering_profiles" (
	"gathering_id" uuid NOT NULL,
	"profile_id" uuid NOT NULL,
	CONSTRAINT "gathering_profiles_gathering_id_profile_id_pk" PRIMARY KEY("gathering_id","profile_id")
);
--> statement-breakpoint
CREATE TABLE "gatherings" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"slug" text NOT NULL,
	"link_renewed_at" timestamp (3) with time zone,
	"created_by" text NOT NULL,
	"language" text DEFAULT 'en' NOT NULL,
	"name" text NOT NULL,
	"day" date,
	"line" text DEFAULT '' NOT NULL,
	"invitation" text,
	"takedown_reason" text,
	"version" integer DEFAULT 1 NOT NULL,
	"draw_budget" text DEFAULT '' NOT NULL,
	"drawn_at" timestamp (3) with time zone,
	"draws_made" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "gatherings_slug_unique" UNIQUE("slug"),
	CONSTRAINT "gatherings_invitation_unique" UNIQUE("invitation"),
	CONSTRAINT "gathering_slug_shape" CHECK ("gatherings"."slug" ~ '^[a-z0-9-]{12,60}$'),
	CONSTRAINT "gathering_text_lengths" CHECK (char_length("gatherings"."name") between 1 and 100 and char_length("gatherings"."line") <= 400)
);
--> statement-breakpoint
CREATE TABLE "generation_runs" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"profile_id" uuid,
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
	"link_renewed_at" timestamp (3) with time zone,
	"created_by" text NOT NULL,
	"language" text DEFAULT 'en' NOT NULL,
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
	"keep_surprise" boolean DEFAULT false NOT NULL,
	"accepts_messages" boolean DEFAULT false NOT NULL,
	"show_giver_names" boolean DEFAULT false NOT NULL,
	"accepts_other_gifts" boolean DEFAULT false NOT NULL,
	"pictures_on_card" boolean DEFAULT false NOT NULL,
	"takes_paused" boolean DEFAULT false NOT NULL,
	"shop" text,
	"price_currency" text,
	"status" "profile_status" DEFAULT 'incomplete' NOT NULL,
	"takedown_reason" text,
	"rejected_ideas" text[] DEFAULT '{}' NOT NULL,
	"corrections" text[] DEFAULT '{}' NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"ideas_version" integer DEFAULT 0 NOT NULL,
	"temporary_id" uuid,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "gift_profiles_slug_unique" UNIQUE("slug"),
	CONSTRAINT "temporary_profile_saved_once" UNIQUE("created_by","temporary_id"),
	CONSTRAINT "slug_shape" CHECK ("gift_profiles"."slug" ~ '^[a-z0-9-]{12,60}$'),
	CONSTRAINT "recipient_name_length" CHECK (char_length("gift_profiles"."recipient_name") between 1 and 100),
	CONSTRAINT "name_and_occasion_shown" CHECK ("gift_profiles"."show_name" and "gift_profiles"."show_occasion"),
	CONSTRAINT "other_occasion_named" CHECK (("gift_profiles"."occasion_type" = 'other') = ("gift_profiles"."other_occasion" is not null) and char_length("gift_profiles"."other_occasion") between 1 and 100),
	CONSTRAINT "text_lengths" CHECK (char_length("gift_profiles"."hobbies") <= 400 and char_length("gift_profiles"."gift_preferences") <= 400 and char_length("gift_profiles"."additional_notes") <= 400)
);
--> statement-breakpoint
CREATE TABLE "giver_names" (
	"idea_id" uuid PRIMARY KEY NOT NULL,
	"device" text NOT NULL,
	"name" text NOT NULL,
	CONSTRAINT "giver_name_length" CHECK (char_length("giver_names"."name") between 1 and 50)
);
--> statement-breakpoint
CREATE TABLE "ideas" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"profile_id" uuid NOT NULL,
	"position" integer NOT NULL,
	"text" text NOT NULL,
	"source" text NOT NULL,
	"reason" text DEFAULT '' NOT NULL,
	"language" text,
	"english" text,
	"shopping_url" text NOT NULL,
	"product_url" text,
	"details" text DEFAULT '' NOT NULL,
	"price" text DEFAULT '' NOT NULL,
	"price_guessed" boolean DEFAULT false NOT NULL,
	"price_seen_on" date,
	"picture" text,
	"taken_at" timestamp (3) with time zone,
	"taken_by" text,
	"taken_text" text,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "idea_text_length" CHECK (char_length("ideas"."text") between 1 and 200),
	CONSTRAINT "idea_details_lengths" CHECK (char_length("ideas"."product_url") <= 2048 and char_length("ideas"."details") <= 120 and char_length("ideas"."price") <= 20),
	CONSTRAINT "idea_source" CHECK ("ideas"."source" in ('model', 'built-in', 'owner')),
	CONSTRAINT "taken_by_needs_taken_at" CHECK ("ideas"."taken_by" is null or "ideas"."taken_at" is not null),
	CONSTRAINT "taken_text_needs_taken_at" CHECK ("ideas"."taken_text" is null or "ideas"."taken_at" is not null)
);
--> statement-breakpoint
CREATE TABLE "identities" (
	"user_id" text NOT NULL,
	"issuer" text NOT NULL,
	"subject" text NOT NULL,
	"email" text,
	"last_used_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "identities_issuer_subject_pk" PRIMARY KEY("issuer","subject"),
	CONSTRAINT "one_identity_at_an_issuer" UNIQUE("user_id","issuer")
);
--> statement-breakpoint
CREATE UNLOGGED TABLE "limit_counters" (
	"key" text PRIMARY KEY NOT NULL,
	"points" integer NOT NULL,
	"expire" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "mail_choices" (
	"user_id" text PRIMARY KEY NOT NULL,
	"reminders" boolean NOT NULL,
	"news" boolean NOT NULL,
	"time_zone" text NOT NULL,
	"news_day" date,
	"news_since" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "mail_queue" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"recipient" text NOT NULL,
	"letter" jsonb NOT NULL,
	"language" text,
	"awaited" boolean DEFAULT false NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"due_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"failing_since" timestamp (3) with time zone,
	"put_off" boolean DEFAULT false NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "mails_sent" (
	"id" uuid PRIMARY KEY NOT NULL,
	"sent_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "other_gifts" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"profile_id" uuid NOT NULL,
	"device" text NOT NULL,
	"text" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "other_gift_length" CHECK (char_length("other_gifts"."text") between 1 and 200)
);
--> statement-breakpoint
CREATE TABLE "passkeys" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" text NOT NULL,
	"credential_id" text NOT NULL,
	"public_key" text NOT NULL,
	"counter" bigint NOT NULL,
	"transports" text[] DEFAULT '{}' NOT NULL,
	"name" text NOT NULL,
	"last_used_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "passkeys_credential_id_unique" UNIQUE("credential_id"),
	CONSTRAINT "passkey_name_length" CHECK (char_length("passkeys"."name") between 1 and 100)
);
--> statement-breakpoint
CREATE TABLE "password_resets" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" text NOT NULL,
	"token_hash" text NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "password_resets_token_hash_unique" UNIQUE("token_hash")
);
--> statement-breakpoint
CREATE TABLE "passwords" (
	"user_id" text PRIMARY KEY NOT NULL,
	"hash" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "pending_sign_ups" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"email" text NOT NULL,
	"password_hash" text NOT NULL,
	"token_hash" text NOT NULL,
	"temporary_profile" jsonb,
	"next" text,
	"invitation_hash" text,
	"used_at" timestamp (3) with time zone,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "pending_sign_ups_token_hash_unique" UNIQUE("token_hash")
);
--> statement-breakpoint
CREATE TABLE "pictures" (
	"hash" text PRIMARY KEY NOT NULL,
	"small" "bytea" NOT NULL,
	"small_width" integer NOT NULL,
	"small_height" integer NOT NULL,
	"large" "bytea" NOT NULL,
	"large_width" integer NOT NULL,
	"large_height" integer NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "picture_hash_shape" CHECK ("pictures"."hash" ~ '^[0-9a-f]{64}$'),
	CONSTRAINT "picture_bytes" CHECK (length("pictures"."small") <= 25000 and length("pictures"."large") <= 25000)
);
--> statement-breakpoint
CREATE TABLE "quizzes" (
	"quiz_id" text PRIMARY KEY NOT NULL,
	"language" text DEFAULT 'en' NOT NULL,
	"name_self" text NOT NULL,
	"name_partner" text NOT NULL,
	"answers" text NOT NULL,
	"partner_b_answers" text,
	"completed_at" timestamp (3) with time zone,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"takedown_reason" text,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "quiz_names" CHECK (char_length("quizzes"."name_self") between 1 and 50 and char_length("quizzes"."name_partner") between 1 and 50),
	CONSTRAINT "quiz_answers" CHECK ("quizzes"."answers" ~ '^[A-D]{8}$' and "quizzes"."partner_b_answers" ~ '^[A-D]{8}$'),
	CONSTRAINT "completed_when_answered" CHECK (("quizzes"."partner_b_answers" is null) = ("quizzes"."completed_at" is null))
);
--> statement-breakpoint
CREATE TABLE "recovery_codes" (
	"user_id" text NOT NULL,
	"hash" text NOT NULL,
	CONSTRAINT "recovery_codes_user_id_hash_pk" PRIMARY KEY("user_id","hash")
);
--> statement-breakpoint
CREATE TABLE "reminders_sent" (
	"profile_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"occasion_year" integer NOT NULL,
	"sent_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "reminders_sent_profile_id_kind_occasion_year_pk" PRIMARY KEY("profile_id","kind","occasion_year")
);
--> statement-breakpoint
CREATE TABLE "second_factors" (
	"user_id" text PRIMARY KEY NOT NULL,
	"seed" text NOT NULL,
	"mark" uuid DEFAULT gen_random_uuid() NOT NULL,
	"last_step" integer NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "second_steps" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" text NOT NULL,
	"token_hash" text NOT NULL,
	"temporary_profile" jsonb,
	"expires_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "second_steps_token_hash_unique" UNIQUE("token_hash")
);
--> statement-breakpoint
CREATE TABLE "sessions" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" text NOT NULL,
	"token_hash" text NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"user_agent" text,
	"proved_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"issuer" text,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "sessions_token_hash_unique" UNIQUE("token_hash")
);
--> statement-breakpoint
CREATE TABLE "sign_in_codes" (
	"id" uuid NOT NULL,
	"user_id" text PRIMARY KEY NOT NULL,
	"tries" integer DEFAULT 0 NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sign_up_invitations" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"made_by" text,
	"token_hash" text NOT NULL,
	"uses_left" integer DEFAULT 1 NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "sign_up_invitations_token_hash_unique" UNIQUE("token_hash"),
	CONSTRAINT "uses_left_count" CHECK ("sign_up_invitations"."uses_left" >= 0)
);
--> statement-breakpoint
CREATE TABLE "undo_steps" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"owner_id" text NOT NULL,
	"profile_id" uuid NOT NULL,
	"change" jsonb NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "undo_steps_profile_id_unique" UNIQUE("profile_id")
);
--> statement-breakpoint
CREATE TABLE "unsaved_pictures" (
	"owner_id" text NOT NULL,
	"hash" text NOT NULL,
	"made_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "unsaved_pictures_owner_id_hash_pk" PRIMARY KEY("owner_id","hash")
);
--> statement-breakpoint
CREATE TABLE "used_challenges" (
	"hash" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "deleted_lists" ADD CONSTRAINT "deleted_lists_kept_from_profiles_id_fk" FOREIGN KEY ("kept_from") REFERENCES "public"."profiles"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "draw_exclusions" ADD CONSTRAINT "draw_exclusions_one_draw_participants_id_fk" FOREIGN KEY ("one") REFERENCES "public"."draw_participants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "draw_exclusions" ADD CONSTRAINT "draw_exclusions_other_draw_participants_id_fk" FOREIGN KEY ("other") REFERENCES "public"."draw_participants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "draw_participants" ADD CONSTRAINT "draw_participants_gathering_id_gatherings_id_fk" FOREIGN KEY ("gathering_id") REFERENCES "public"."gatherings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "draw_participants" ADD CONSTRAINT "draw_participants_profile_id_gift_profiles_id_fk" FOREIGN KEY ("profile_id") REFERENCES "public"."gift_profiles"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "draw_participants" ADD CONSTRAINT "draw_participants_draws_draw_participants_id_fk" FOREIGN KEY ("draws") REFERENCES "public"."draw_participants"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "email_changes" ADD CONSTRAINT "email_changes_user_id_profiles_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."profiles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ended_takes" ADD CONSTRAINT "ended_takes_profile_id_gift_profiles_id_fk" FOREIGN KEY ("profile_id") REFERENCES "public"."gift_profiles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "free_requests" ADD CONSTRAINT "free_requests_profile_id_gift_profiles_id_fk" FOREIGN KEY ("profile_id") REFERENCES "public"."gift_profiles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "gathering_members" ADD CONSTRAINT "gathering_members_gathering_id_gatherings_id_fk" FOREIGN KEY ("gathering_id") REFERENCES "public"."gatherings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "gathering_members" ADD CONSTRAINT "gathering_members_user_id_profiles_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."profiles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "gathering_profiles" ADD CONSTRAINT "gathering_profiles_gathering_id_gatherings_id_fk" FOREIGN KEY ("gathering_id") REFERENCES "public"."gatherings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "gathering_profiles" ADD CONSTRAINT "gathering_profiles_profile_id_gift_profiles_id_fk" FOREIGN KEY ("profile_id") REFERENCES "public"."gift_profiles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "gatherings" ADD CONSTRAINT "gatherings_created_by_profiles_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."profiles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "generation_runs" ADD CONSTRAINT "generation_runs_profile_id_gift_profiles_id_fk" FOREIGN KEY ("profile_id") REFERENCES "public"."gift_profiles"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "generation_runs" ADD CONSTRAINT "generation_runs_owner_id_profiles_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."profiles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "gift_profiles" ADD CONSTRAINT "gift_profiles_created_by_profiles_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."profiles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "giver_names" ADD CONSTRAINT "giver_names_idea_id_ideas_id_fk" FOREIGN KEY ("idea_id") REFERENCES "public"."ideas"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ideas" ADD CONSTRAINT "ideas_profile_id_gift_profiles_id_fk" FOREIGN KEY ("profile_id") REFERENCES "public"."gift_profiles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ideas" ADD CONSTRAINT "ideas_picture_pictures_hash_fk" FOREIGN KEY ("picture") REFERENCES "public"."pictures"("hash") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "identities" ADD CONSTRAINT "identities_user_id_profiles_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."profiles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mail_choices" ADD CONSTRAINT "mail_choices_user_id_profiles_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."profiles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "other_gifts" ADD CONSTRAINT "other_gifts_profile_id_gift_profiles_id_fk" FOREIGN KEY ("profile_id") REFERENCES "public"."gift_profiles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "passkeys" ADD CONSTRAINT "passkeys_user_id_profiles_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."profiles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "password_resets" ADD CONSTRAINT "password_resets_user_id_profiles_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."profiles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "passwords" ADD CONSTRAINT "passwords_user_id_profiles_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."profiles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "recovery_codes" ADD CONSTRAINT "recovery_codes_user_id_second_factors_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."second_factors"("user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "second_factors" ADD CONSTRAINT "second_factors_user_id_profiles_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."profiles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "second_steps" ADD CONSTRAINT "second_steps_user_id_profiles_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."profiles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_user_id_profiles_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."profiles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sign_in_codes" ADD CONSTRAINT "sign_in_codes_user_id_profiles_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."profiles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sign_up_invitations" ADD CONSTRAINT "sign_up_invitations_made_by_profiles_id_fk" FOREIGN KEY ("made_by") REFERENCES "public"."profiles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "undo_steps" ADD CONSTRAINT "undo_steps_owner_id_profiles_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."profiles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "unsaved_pictures" ADD CONSTRAINT "unsaved_pictures_owner_id_profiles_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."profiles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "unsaved_pictures" ADD CONSTRAINT "unsaved_pictures_hash_pictures_hash_fk" FOREIGN KEY ("hash") REFERENCES "public"."pictures"("hash") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "used_challenges" ADD CONSTRAINT "used_challenges_user_id_profiles_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."profiles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "profiles_by_day" ON "profiles" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "deleted_lists_of_device" ON "deleted_lists" USING btree ("device");--> statement-breakpoint
CREATE INDEX "deleted_lists_kept_from" ON "deleted_lists" USING btree ("kept_from");--> statement-breakpoint
CREATE INDEX "deleted_lists_by_age" ON "deleted_lists" USING btree ("deleted_at");--> statement-breakpoint
CREATE INDEX "draw_exclusions_of_other" ON "draw_exclusions" USING btree ("other");--> statement-breakpoint
CREATE INDEX "draw_participants_of_gathering" ON "draw_participants" USING btree ("gathering_id","created_at","id");--> statement-breakpoint
CREATE INDEX "draw_participants_of_profile" ON "draw_participants" USING btree ("profile_id");--> statement-breakpoint
CREATE INDEX "ended_takes_of_device" ON "ended_takes" USING btree ("device");--> statement-breakpoint
CREATE INDEX "ended_takes_of_profile" ON "ended_takes" USING btree ("profile_id","ended_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "ended_takes_by_age" ON "ended_takes" USING btree ("ended_at");--> statement-breakpoint
CREATE INDEX "free_requests_of_profile" ON "free_requests" USING btree ("profile_id");--> statement-breakpoint
CREATE INDEX "gatherings_of_member" ON "gathering_members" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "gatherings_of_profile" ON "gathering_profiles" USING btree ("profile_id");--> statement-breakpoint
CREATE INDEX "gatherings_of_owner" ON "gatherings" USING btree ("created_by","created_at" DESC NULLS LAST,"id");--> statement-breakpoint
CREATE UNIQUE INDEX "one_run_an_owner" ON "generation_runs" USING btree ("owner_id") WHERE "generation_runs"."state" = 'running';--> statement-breakpoint
CREATE INDEX "generation_runs_of_profile" ON "generation_runs" USING btree ("profile_id","created_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "generation_runs_of_owner" ON "generation_runs" USING btree ("owner_id","created_at");--> statement-breakpoint
CREATE INDEX "gift_profiles_of_owner" ON "gift_profiles" USING btree ("created_by","created_at" DESC NULLS LAST,"id");--> statement-breakpoint
CREATE INDEX "gift_profiles_by_day" ON "gift_profiles" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "gift_profiles_by_occasion" ON "gift_profiles" USING btree ("occasion_date");--> statement-breakpoint
CREATE UNIQUE INDEX "idea_text_once" ON "ideas" USING btree ("profile_id",lower(btrim("text") collate "C"));--> statement-breakpoint
CREATE INDEX "ideas_in_order" ON "ideas" USING btree ("profile_id","position");--> statement-breakpoint
CREATE INDEX "ideas_of_device" ON "ideas" USING btree ("taken_by") WHERE "ideas"."taken_by" is not null;--> statement-breakpoint
CREATE INDEX "ideas_with_picture" ON "ideas" USING btree ("picture") WHERE "ideas"."picture" is not null;--> statement-breakpoint
CREATE INDEX "limit_counters_by_expiry" ON "limit_counters" USING btree ("expire");--> statement-breakpoint
CREATE INDEX "mail_queue_by_due" ON "mail_queue" USING btree ("due_at","created_at");--> statement-breakpoint
CREATE INDEX "mail_queue_by_turn" ON "mail_queue" USING btree ("awaited" DESC NULLS FIRST,"due_at","created_at");--> statement-breakpoint
CREATE INDEX "mail_queue_unsent" ON "mail_queue" USING btree ("created_at") WHERE "mail_queue"."attempts" = 0;--> statement-breakpoint
CREATE INDEX "mail_queue_failing" ON "mail_queue" USING btree ("failing_since") WHERE "mail_queue"."failing_since" is not null;--> statement-breakpoint
CREATE INDEX "mails_sent_by_time" ON "mails_sent" USING btree ("sent_at");--> statement-breakpoint
CREATE INDEX "other_gifts_in_order" ON "other_gifts" USING btree ("profile_id","created_at","id");--> statement-breakpoint
CREATE INDEX "passkeys_of_user" ON "passkeys" USING btree ("user_id","created_at","id");--> statement-breakpoint
CREATE INDEX "password_resets_of_user" ON "password_resets" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "pending_sign_ups_by_email" ON "pending_sign_ups" USING btree ("email");--> statement-breakpoint
CREATE INDEX "pending_sign_ups_by_expiry" ON "pending_sign_ups" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "quizzes_by_expiry" ON "quizzes" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "reminders_sent_by_age" ON "reminders_sent" USING btree ("sent_at");--> statement-breakpoint
CREATE INDEX "second_steps_of_user" ON "second_steps" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "second_steps_by_expiry" ON "second_steps" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "sessions_by_user" ON "sessions" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "sign_up_invitations_of_user" ON "sign_up_invitations" USING btree ("made_by");--> statement-breakpoint
CREATE INDEX "undo_steps_of_owner" ON "undo_steps" USING btree ("owner_id","created_at" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "undo_steps_by_age" ON "undo_steps" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "unsaved_pictures_by_hash" ON "unsaved_pictures" USING btree ("hash");--> statement-breakpoint
CREATE INDEX "used_challenges_of_user" ON "used_challenges" USING btree ("user_id","expires_at");--> statement-breakpoint
CREATE VIEW "public"."gift_suggestions" AS (
  select profile_id as id, profile_id,
    array_agg(text order by position) as suggestions,
    jsonb_agg(jsonb_build_object('suggestion', text, 'shoppingUrl', shopping_url) order by position) as shopping_urls,
    jsonb_agg(jsonb_build_object('suggestion', text, 'taken', taken_at is not null) order by position) as status,
    min(created_at) as created_at,
    max(updated_at) as updated_at
  from ideas group by profile_id);