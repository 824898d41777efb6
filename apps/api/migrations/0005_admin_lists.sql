DROP INDEX "users_created_at_idx";--> statement-breakpoint
DROP INDEX "users_status_idx";--> statement-breakpoint
DROP INDEX "counter_changes_name_idx";--> statement-breakpoint
DROP INDEX "order_events_order_id_idx";--> statement-breakpoint
DROP INDEX "orders_paid_at_idx";--> statement-breakpoint
DROP INDEX "payments_open_idx";--> statement-breakpoint
ALTER TABLE "mails" ADD COLUMN "reply_to" text;--> statement-breakpoint
ALTER TABLE "order_events" ADD COLUMN "sequence" bigint NOT NULL GENERATED ALWAYS AS IDENTITY (sequence name "order_events_sequence_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1);--> statement-breakpoint
CREATE INDEX "orders_new_total_idx" ON "orders" USING btree ("total_kobo","id") WHERE cleared_at is null and status <> 'CANCELLED';--> statement-breakpoint
CREATE INDEX "payments_status_amount_idx" ON "payments" USING btree ("status","amount_kobo","id");--> statement-breakpoint
CREATE INDEX "payments_open_amount_idx" ON "payments" USING btree ("amount_kobo","id") WHERE status in ('initializing', 'pending');--> statement-breakpoint
CREATE INDEX "users_created_idx" ON "users" USING btree ("created_at","id") WHERE user_type = 'Customer';--> statement-breakpoint
CREATE INDEX "users_status_created_idx" ON "users" USING btree ("status","created_at","id") WHERE user_type = 'Customer';--> statement-breakpoint
CREATE INDEX "users_name_idx" ON "users" USING btree ((left(search_text, 100) collate "C"),"id") WHERE user_type = 'Customer';--> statement-breakpoint
CREATE INDEX "users_status_name_idx" ON "users" USING btree ("status",(left(search_text, 100) collate "C"),"id") WHERE user_type = 'Customer';--> statement-breakpoint
CREATE INDEX "users_seen_idx" ON "users" USING btree ((coalesce(last_seen_at, '-infinity')),"id") WHERE user_type = 'Customer';--> statement-breakpoint
CREATE INDEX "users_status_seen_idx" ON "users" USING btree ("status",(coalesce(last_seen_at, '-infinity')),"id") WHERE user_type = 'Customer';--> statement-breakpoint
CREATE INDEX "users_orders_idx" ON "users" USING btree ("order_count","id") WHERE user_type = 'Customer';--> statement-breakpoint
CREATE INDEX "users_status_orders_idx" ON "users" USING btree ("status","order_count","id") WHERE user_type = 'Customer';--> statement-breakpoint
CREATE INDEX "users_spent_idx" ON "users" USING btree ("spent_kobo","id") WHERE user_type = 'Customer';--> statement-breakpoint
CREATE INDEX "users_status_spent_idx" ON "users" USING btree ("status","spent_kobo","id") WHERE user_type = 'Customer';--> statement-breakpoint
CREATE INDEX "counter_changes_name_idx" ON "counter_changes" USING btree ("name","change");--> statement-breakpoint
CREATE INDEX "order_events_order_id_idx" ON "order_events" USING btree ("order_id","created_at","sequence");--> statement-breakpoint
CREATE INDEX "orders_paid_at_idx" ON "orders" USING btree ("paid_at","total_kobo") WHERE payment_status = 'paid';--> statement-breakpoint
CREATE INDEX "payments_open_idx" ON "payments" USING btree ("created_at","id") WHERE status in ('initializing', 'pending');