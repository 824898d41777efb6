DROP INDEX "orders_expires_at_idx";--> statement-breakpoint
ALTER TABLE "mails" ADD COLUMN "about_id" uuid;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "held_until" timestamp with time zone DEFAULT now() + interval '60 minutes' NOT NULL;--> statement-breakpoint
CREATE INDEX "mails_about_idx" ON "mails" USING btree ("about_id") WHERE sent_at is null;--> statement-breakpoint
CREATE INDEX "notifications_subject_idx" ON "notifications" USING btree ("subject_id") WHERE read_at is null;--> statement-breakpoint
CREATE INDEX "orders_held_until_idx" ON "orders" USING btree ("held_until") WHERE status = 'PENDING';--> statement-breakpoint
-- Orders that were placed before were promised a day.
update orders set held_until = expires_at where status = 'PENDING';
