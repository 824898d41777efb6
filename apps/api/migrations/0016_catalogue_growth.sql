DROP INDEX "products_position_idx";--> statement-breakpoint
-- Leaves room on each page for the next version of a row: an order that changes only the stock then writes no index.
ALTER TABLE "products" SET (fillfactor = 80);--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "sort_name" text collate "C" GENERATED ALWAYS AS (left(search_text, 100)) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "is_sold_out" boolean GENERATED ALWAYS AS (quantity = 0) STORED NOT NULL;--> statement-breakpoint
CREATE INDEX "products_category_position_idx" ON "products" USING btree ("category","position","id") WHERE deleted_at is null;--> statement-breakpoint
CREATE INDEX "products_created_idx" ON "products" USING btree (created_at desc,"id") WHERE deleted_at is null;--> statement-breakpoint
CREATE INDEX "products_category_created_idx" ON "products" USING btree ("category",created_at desc,"id") WHERE deleted_at is null;--> statement-breakpoint
CREATE INDEX "products_price_idx" ON "products" USING btree ("price_kobo","id") WHERE deleted_at is null;--> statement-breakpoint
CREATE INDEX "products_category_price_idx" ON "products" USING btree ("category","price_kobo","id") WHERE deleted_at is null;--> statement-breakpoint
CREATE INDEX "products_price_desc_idx" ON "products" USING btree (price_kobo desc,"id") WHERE deleted_at is null;--> statement-breakpoint
CREATE INDEX "products_category_price_desc_idx" ON "products" USING btree ("category",price_kobo desc,"id") WHERE deleted_at is null;--> statement-breakpoint
CREATE INDEX "products_name_idx" ON "products" USING btree ("sort_name","id") WHERE deleted_at is null;--> statement-breakpoint
CREATE INDEX "products_category_name_idx" ON "products" USING btree ("category","sort_name","id") WHERE deleted_at is null;--> statement-breakpoint
CREATE INDEX "products_related_up_idx" ON "products" USING btree ("is_sold_out",(coalesce(category, '')),"price_kobo","position","id") WHERE deleted_at is null;--> statement-breakpoint
CREATE INDEX "products_related_down_idx" ON "products" USING btree ("is_sold_out",(coalesce(category, '')),price_kobo desc,"position","id") WHERE deleted_at is null;--> statement-breakpoint
CREATE INDEX "products_position_idx" ON "products" USING btree ("position","id") WHERE deleted_at is null;--> statement-breakpoint
-- Counts what is on sale by category, too.
do $$
declare
  names constant text := $names$('products', deleted_at is null), ('products:' || category, deleted_at is null and category is not null)$names$;
begin
  drop trigger count_inserted on products;
  drop trigger count_updated on products;
  drop trigger count_deleted on products;
  execute format('create trigger count_inserted after insert on products referencing new table as new_rows
    for each statement execute function keep_counters(%L)', names);
  execute format('create trigger count_updated after update on products referencing old table as old_rows new table as new_rows
    for each statement execute function keep_counters(%L)', names);
  execute format('create trigger count_deleted after delete on products referencing old table as old_rows
    for each statement execute function keep_counters(%L)', names);
  insert into counter_changes (name, change)
  select 'products:' || category, count(*) from products where deleted_at is null and category is not null group by category;
end $$;
