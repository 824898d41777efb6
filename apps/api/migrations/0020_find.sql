CREATE TABLE "product_changes" (
	"transaction_id" xid8 DEFAULT pg_current_xact_id() NOT NULL,
	"product_id" uuid,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "search_words" (
	"word" text PRIMARY KEY NOT NULL
);
--> statement-breakpoint
CREATE INDEX "product_changes_transaction_idx" ON "product_changes" USING btree ("transaction_id");--> statement-breakpoint
CREATE INDEX "search_words_word_idx" ON "search_words" USING gin ("word" gin_trgm_ops);--> statement-breakpoint
-- product_changes and search_words. An order that leaves some of a product in stock writes nothing here.
create function record_product_changes() returns trigger language plpgsql as $$
declare
  changed constant text := case tg_op
    when 'INSERT' then 'select id from new_rows'
    when 'DELETE' then 'select id from old_rows'
    else 'select new_rows.id from new_rows join old_rows using (id)
      where (new_rows.deleted_at is null, new_rows.style_id, new_rows.is_card, new_rows.size, new_rows.color, new_rows.color_hex,
          new_rows.category, new_rows.price_kobo, new_rows.is_sold_out, new_rows.position, new_rows.created_at, new_rows.sort_name)
        is distinct from (old_rows.deleted_at is null, old_rows.style_id, old_rows.is_card, old_rows.size, old_rows.color, old_rows.color_hex,
          old_rows.category, old_rows.price_kobo, old_rows.is_sold_out, old_rows.position, old_rows.created_at, old_rows.sort_name)'
  end;
  -- The first line of a search text has name, color and category. Numbers are no words that anybody misspells.
  written constant text := case tg_op
    when 'INSERT' then 'select search_text from new_rows'
    when 'UPDATE' then 'select new_rows.search_text from new_rows join old_rows using (id)
      where new_rows.search_text <> old_rows.search_text'
  end;
begin
  execute format(
    'with changed as materialized (select id from (%s) as changed limit 1001), counted as (select count(*) as rows from changed)
     insert into product_changes (product_id)
     select changed.id from changed, counted where counted.rows <= 1000
     union all select null from counted where counted.rows > 1000', changed);
  if written is not null then
    -- In one order, so that two writers of the same words do not wait for each other.
    execute format(
      'insert into search_words (word)
       select distinct word
       from (%s) as written, regexp_split_to_table(split_part(search_text, chr(10), 1), '' '') as word
       where length(word) between 3 and 40 and word !~ ''[0-9]'' order by word
       on conflict do nothing', written);
  end if;
  return null;
end $$;
--> statement-breakpoint
create trigger record_inserted after insert on products referencing new table as new_rows
  for each statement execute function record_product_changes();
--> statement-breakpoint
create trigger record_updated after update on products referencing old table as old_rows new table as new_rows
  for each statement execute function record_product_changes();
--> statement-breakpoint
create trigger record_deleted after delete on products referencing old table as old_rows
  for each statement execute function record_product_changes();
--> statement-breakpoint
create function record_products_truncated() returns trigger language plpgsql as $$
begin
  insert into product_changes (product_id) values (null);
  return null;
end $$;
--> statement-breakpoint
create trigger record_truncated after truncate on products
  for each statement execute function record_products_truncated();
--> statement-breakpoint
insert into search_words (word)
select distinct word from products, regexp_split_to_table(split_part(search_text, chr(10), 1), ' ') as word
where length(word) between 3 and 40 and word !~ '[0-9]'
on conflict do nothing;
