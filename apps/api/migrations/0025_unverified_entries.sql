ALTER TABLE "security_events" DROP CONSTRAINT "security_events_user_id_users_id_fk";
--> statement-breakpoint
ALTER TABLE "mails" ADD COLUMN "unsubscribe_url" text;--> statement-breakpoint
ALTER TABLE "newsletter_subscribers" ADD COLUMN "confirmed_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "newsletter_subscribers" ADD COLUMN "mail_due_at" timestamp with time zone DEFAULT now();--> statement-breakpoint
ALTER TABLE "newsletter_subscribers" ADD COLUMN "mailed_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "last_code_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "security_events" ADD CONSTRAINT "security_events_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "newsletter_subscribers_due_idx" ON "newsletter_subscribers" USING btree ("mail_due_at") WHERE mail_due_at is not null;--> statement-breakpoint
CREATE INDEX "newsletter_subscribers_unconfirmed_idx" ON "newsletter_subscribers" USING btree ("created_at") WHERE confirmed_at is null;--> statement-breakpoint
CREATE INDEX "order_events_by_idx" ON "order_events" USING btree ("by_user_id") WHERE by_user_id is not null;--> statement-breakpoint
CREATE INDEX "payments_user_id_idx" ON "payments" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "users_unverified_idx" ON "users" USING btree ("created_at") WHERE email_verified_at is null;--> statement-breakpoint
-- Codes are deleted a day after they expire: an account that requested one since then keeps its 30 days from it.
update users set last_code_at = newest.created_at
from (select user_id, max(created_at) as created_at from otp_codes group by user_id) newest
where users.id = newest.user_id and users.email_verified_at is null;--> statement-breakpoint
-- Who is on the list subscribed under the rule of their time.
update newsletter_subscribers set confirmed_at = created_at, mail_due_at = null;
