ALTER TABLE "order_lines" ADD COLUMN "sku" text;--> statement-breakpoint
CREATE INDEX "restock_requests_sent_idx" ON "restock_requests" USING btree ("product_id","sent_at") WHERE sent_at is not null;