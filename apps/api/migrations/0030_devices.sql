ALTER TABLE "sessions" ADD COLUMN "id" uuid DEFAULT gen_random_uuid() NOT NULL;--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "device" text;--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "last_used_at" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_id_unique" UNIQUE("id");--> statement-breakpoint
-- When a session was last used follows from when it expires: 30 days later, or an hour for admins.
UPDATE "sessions" SET "last_used_at" = greatest("sessions"."created_at", "sessions"."expires_at" - CASE WHEN "users"."user_type" = 'Admin' THEN interval '1 hour' ELSE interval '30 days' END)
FROM "users" WHERE "users"."id" = "sessions"."user_id";