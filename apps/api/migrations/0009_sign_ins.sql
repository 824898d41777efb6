CREATE TABLE "known_places" (
	"user_id" uuid NOT NULL,
	"place" text NOT NULL,
	"last_sign_in_at" timestamp with time zone NOT NULL,
	CONSTRAINT "known_places_user_id_place_pk" PRIMARY KEY("user_id","place")
);
--> statement-breakpoint
CREATE TABLE "security_events" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"kind" text NOT NULL,
	"user_id" uuid,
	"email" text NOT NULL,
	"address" text NOT NULL,
	"hour" timestamp with time zone NOT NULL,
	"count" integer DEFAULT 1 NOT NULL,
	"last_at" timestamp with time zone NOT NULL,
	CONSTRAINT "security_events_alike" UNIQUE("kind","email","address","hour")
);
--> statement-breakpoint
ALTER TABLE "rate_limits" ADD COLUMN "blocked_until" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "known_places" ADD CONSTRAINT "known_places_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "security_events" ADD CONSTRAINT "security_events_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "known_places_place_idx" ON "known_places" USING btree ("place");--> statement-breakpoint
CREATE INDEX "known_places_last_sign_in_at_idx" ON "known_places" USING btree ("last_sign_in_at");--> statement-breakpoint
CREATE INDEX "security_events_last_at_idx" ON "security_events" USING btree ("last_at","id");--> statement-breakpoint
CREATE INDEX "security_events_user_id_idx" ON "security_events" USING btree ("user_id","last_at","id");--> statement-breakpoint
CREATE INDEX "security_events_kind_idx" ON "security_events" USING btree ("kind","last_at","id");--> statement-breakpoint
CREATE INDEX "security_events_unknown_idx" ON "security_events" USING btree ("last_at") WHERE user_id is null;--> statement-breakpoint
UPDATE "sessions" SET "expires_at" = least("expires_at", now() + interval '1 hour') FROM "users" WHERE "users"."id" = "sessions"."user_id" AND "users"."user_type" = 'Admin';
