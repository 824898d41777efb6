CREATE TABLE "restock_requests" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"product_id" uuid NOT NULL,
	"user_id" uuid,
	"email" text NOT NULL,
	"token_hash" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"confirmed_at" timestamp with time zone,
	"sent_at" timestamp with time zone,
	"cancelled_at" timestamp with time zone,
	CONSTRAINT "restock_requests_tokenHash_unique" UNIQUE("token_hash")
);
--> statement-breakpoint
CREATE TABLE "size_guides" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"name" text NOT NULL,
	"category" text,
	"guide" jsonb NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "styles" (
	"id" uuid PRIMARY KEY NOT NULL,
	"size_guide_id" uuid,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "wishlist_items" (
	"user_id" uuid NOT NULL,
	"product_id" uuid NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "wishlist_items_user_id_product_id_pk" PRIMARY KEY("user_id","product_id")
);
--> statement-breakpoint
CREATE TABLE "wishlist_shares" (
	"token" text PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "wishlist_shares_userId_unique" UNIQUE("user_id")
);
--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "style_id" uuid DEFAULT gen_random_uuid() NOT NULL;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "sku" text;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "size_key" text GENERATED ALWAYS AS (lower(btrim(size))) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "color_key" text GENERATED ALWAYS AS (lower(btrim(color))) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "is_card" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "restock_requests" ADD CONSTRAINT "restock_requests_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "restock_requests" ADD CONSTRAINT "restock_requests_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "styles" ADD CONSTRAINT "styles_size_guide_id_size_guides_id_fk" FOREIGN KEY ("size_guide_id") REFERENCES "public"."size_guides"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "wishlist_items" ADD CONSTRAINT "wishlist_items_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "wishlist_items" ADD CONSTRAINT "wishlist_items_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "wishlist_shares" ADD CONSTRAINT "wishlist_shares_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "restock_requests_open" ON "restock_requests" USING btree ("product_id","email") WHERE sent_at is null and cancelled_at is null;--> statement-breakpoint
CREATE INDEX "restock_requests_waiting_idx" ON "restock_requests" USING btree ("product_id","created_at","id") WHERE confirmed_at is not null and sent_at is null and cancelled_at is null;--> statement-breakpoint
CREATE INDEX "restock_requests_email_idx" ON "restock_requests" USING btree ("email","created_at");--> statement-breakpoint
CREATE INDEX "restock_requests_user_id_idx" ON "restock_requests" USING btree ("user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "size_guides_category" ON "size_guides" USING btree ("category") WHERE category is not null;--> statement-breakpoint
CREATE INDEX "products_cards_position_idx" ON "products" USING btree ("position","id") WHERE deleted_at is null and is_card;--> statement-breakpoint
CREATE INDEX "products_cards_category_position_idx" ON "products" USING btree ("category","position","id") WHERE deleted_at is null and is_card;--> statement-breakpoint
CREATE INDEX "products_cards_created_idx" ON "products" USING btree (created_at desc,"id") WHERE deleted_at is null and is_card;--> statement-breakpoint
CREATE INDEX "products_cards_category_created_idx" ON "products" USING btree ("category",created_at desc,"id") WHERE deleted_at is null and is_card;--> statement-breakpoint
CREATE INDEX "products_cards_price_idx" ON "products" USING btree ("price_kobo","id") WHERE deleted_at is null and is_card;--> statement-breakpoint
CREATE INDEX "products_cards_category_price_idx" ON "products" USING btree ("category","price_kobo","id") WHERE deleted_at is null and is_card;--> statement-breakpoint
CREATE INDEX "products_cards_price_desc_idx" ON "products" USING btree (price_kobo desc,"id") WHERE deleted_at is null and is_card;--> statement-breakpoint
CREATE INDEX "products_cards_category_price_desc_idx" ON "products" USING btree ("category",price_kobo desc,"id") WHERE deleted_at is null and is_card;--> statement-breakpoint
CREATE INDEX "products_cards_name_idx" ON "products" USING btree ("sort_name","id") WHERE deleted_at is null and is_card;--> statement-breakpoint
CREATE INDEX "products_cards_category_name_idx" ON "products" USING btree ("category","sort_name","id") WHERE deleted_at is null and is_card;--> statement-breakpoint
CREATE UNIQUE INDEX "products_variant" ON "products" USING btree ("style_id","color_key","size_key") WHERE deleted_at is null;--> statement-breakpoint
CREATE UNIQUE INDEX "products_sku" ON "products" USING btree (lower(sku)) WHERE deleted_at is null and sku is not null;--> statement-breakpoint
-- products.is_card: of the rows of one style and color on sale, the first of the shop's order stands for all of them.
create function keep_cards() returns trigger language plpgsql as $$
begin
  -- The update below fires this trigger too, and ends here.
  if tg_op = 'UPDATE' then
    -- Counted, since "exists" would have the planner compare each row with each other.
    if 0 = (
      select count(*) from new_rows join old_rows using (id)
      where (new_rows.style_id, new_rows.color_key, new_rows.position, new_rows.deleted_at is null)
        is distinct from (old_rows.style_id, old_rows.color_key, old_rows.position, old_rows.deleted_at is null))
    then
      return null;
    end if;
  end if;
  execute format(
    'update products as product set is_card = (product.id = card.id)
     from (
       select distinct on (other.style_id, other.color_key) other.id, other.style_id, other.color_key
       from (select distinct style_id, color_key from (%s) as changed) as touched
         join products as other using (style_id, color_key)
       where other.deleted_at is null
       order by other.style_id, other.color_key, other.position, other.created_at, other.id) as card
     where product.style_id = card.style_id and product.color_key = card.color_key
       and product.deleted_at is null and product.is_card <> (product.id = card.id)',
    changed_rows(tg_op));
  return null;
end $$;
--> statement-breakpoint
-- Of a table that just grew the planner still thinks that it is small, and would read all of it for each card.
alter function keep_cards() set enable_seqscan = off;
--> statement-breakpoint
create trigger keep_cards_inserted after insert on products referencing new table as new_rows
  for each statement execute function keep_cards();
--> statement-breakpoint
create trigger keep_cards_updated after update on products referencing old table as old_rows new table as new_rows
  for each statement execute function keep_cards();
--> statement-breakpoint
create trigger keep_cards_deleted after delete on products referencing old table as old_rows
  for each statement execute function keep_cards();
--> statement-breakpoint
-- Counts the cards, too: all of them and by category.
do $$
declare
  names constant text := $names$('products', deleted_at is null), ('products:' || category, deleted_at is null and category is not null),
    ('cards', deleted_at is null and is_card), ('cards:' || category, deleted_at is null and is_card and category is not null)$names$;
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
  select replace(name, 'products', 'cards'), sum(change) from counter_changes
  where name = 'products' or name like 'products:%' group by name;
end $$;
