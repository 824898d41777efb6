DROP INDEX "products_related_up_idx";--> statement-breakpoint
DROP INDEX "products_related_down_idx";--> statement-breakpoint
CREATE INDEX "products_related_up_idx" ON "products" USING btree ("is_sold_out",(coalesce(category, '')),"price_kobo","position","id") WHERE deleted_at is null and is_card;--> statement-breakpoint
CREATE INDEX "products_related_down_idx" ON "products" USING btree ("is_sold_out",(coalesce(category, '')),price_kobo desc,"position","id") WHERE deleted_at is null and is_card;