CREATE TABLE "mail_choices" (
	"user_id" text PRIMARY KEY NOT NULL,
	"reminders" boolean NOT NULL,
	"news" boolean NOT NULL,
	"time_zone" text NOT NULL,
	"news_day" date,
	"news_since" timestamp (3) with time zone NOT NULL
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
ALTER TABLE "gift_profiles" ADD COLUMN "accepts_messages" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "mail_choices" ADD CONSTRAINT "mail_choices_user_id_profiles_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."profiles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "reminders_sent_by_age" ON "reminders_sent" USING btree ("sent_at");--> statement-breakpoint
CREATE INDEX "gift_profiles_by_occasion" ON "gift_profiles" USING btree ("occasion_date");