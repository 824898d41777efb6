DROP INDEX "orders_total_idx";--> statement-breakpoint
DROP INDEX "orders_new_total_idx";--> statement-breakpoint
DROP INDEX "orders_cleared_total_idx";--> statement-breakpoint
DROP INDEX "orders_canceled_total_idx";--> statement-breakpoint
DROP INDEX "orders_payment_total_idx";--> statement-breakpoint
CREATE INDEX "orders_total_idx" ON "orders" USING btree ("total_kobo","id","created_at");--> statement-breakpoint
CREATE INDEX "orders_new_total_idx" ON "orders" USING btree ("total_kobo","id","payment_status","created_at") WHERE cleared_at is null and status <> 'CANCELLED';--> statement-breakpoint
CREATE INDEX "orders_cleared_total_idx" ON "orders" USING btree ("total_kobo","id","payment_status","created_at") WHERE cleared_at is not null and status <> 'CANCELLED';--> statement-breakpoint
CREATE INDEX "orders_canceled_total_idx" ON "orders" USING btree ("total_kobo","id","payment_status","created_at") WHERE status = 'CANCELLED';--> statement-breakpoint
CREATE INDEX "orders_payment_total_idx" ON "orders" USING btree ("payment_status","total_kobo","id","created_at");