CREATE TABLE "gathering_members" (
	"gathering_id" uuid NOT NULL,
	"user_id" text NOT NULL,
	"joined_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "gathering_members_gathering_id_user_id_pk" PRIMARY KEY("gathering_id","user_id")
);
--> statement-breakpoint
ALTER TABLE "gatherings" ADD COLUMN "invitation" text;--> statement-breakpoint
ALTER TABLE "pending_sign_ups" ADD COLUMN "next" text;--> statement-breakpoint
ALTER TABLE "gathering_members" ADD CONSTRAINT "gathering_members_gathering_id_gatherings_id_fk" FOREIGN KEY ("gathering_id") REFERENCES "public"."gatherings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "gathering_members" ADD CONSTRAINT "gathering_members_user_id_profiles_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."profiles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "gatherings_of_member" ON "gathering_members" USING btree ("user_id");--> statement-breakpoint
ALTER TABLE "gatherings" ADD CONSTRAINT "gatherings_invitation_unique" UNIQUE("invitation");