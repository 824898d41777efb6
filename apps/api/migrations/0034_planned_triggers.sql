-- The triggers that run for each order, with static statements: PostgreSQL plans them once per connection. Statements
-- built with format() were planned at every call, which took a third of the time of placing an order.
-- A plan made for one row of an empty table must be good for many rows of a large one: no statement joins the new rows
-- with the old ones, and tables are read by their indexes.

-- One function for each counted table, from the names in the arguments of its triggers.
do $$
declare
  counted record;
begin
  for counted in
    select relname as table_name, replace(encode(tgargs, 'escape'), '\000', '') as names
    from pg_trigger join pg_class on pg_class.oid = tgrelid
    where tgfoid = 'keep_counters'::regproc and tgname = 'count_inserted'
  loop
    execute format(
      $make$create function %1$I() returns trigger language plpgsql as $function$
begin
  if tg_op = 'INSERT' then
    insert into counter_changes (name, change)
    select counter, count(*)
    from new_rows, lateral (values %2$s) as named (counter, holds) where holds
    group by counter;
  elsif tg_op = 'DELETE' then
    insert into counter_changes (name, change)
    select counter, -count(*)
    from old_rows, lateral (values %2$s) as named (counter, holds) where holds
    group by counter;
  else
    insert into counter_changes (name, change)
    select counter, sum(sign)
    from (
      select 1 as sign, counter from new_rows, lateral (values %2$s) as named (counter, holds) where holds
      union all
      select -1, counter from old_rows, lateral (values %2$s) as named (counter, holds) where holds) as changed
    group by counter having sum(sign) <> 0;
  end if;
  return null;
end $function$
$make$,
      'count_' || counted.table_name, counted.names);
    execute format('drop trigger count_inserted on %I', counted.table_name);
    execute format('drop trigger count_updated on %I', counted.table_name);
    execute format('drop trigger count_deleted on %I', counted.table_name);
    execute format('create trigger count_inserted after insert on %I referencing new table as new_rows
      for each statement execute function %I()', counted.table_name, 'count_' || counted.table_name);
    execute format('create trigger count_updated after update on %I referencing old table as old_rows new table as new_rows
      for each statement execute function %I()', counted.table_name, 'count_' || counted.table_name);
    execute format('create trigger count_deleted after delete on %I referencing old table as old_rows
      for each statement execute function %I()', counted.table_name, 'count_' || counted.table_name);
  end loop;
end $$;
--> statement-breakpoint
drop function keep_counters();
--> statement-breakpoint
-- As in 0006 and 0014: users.order_count and users.spent_kobo, and products.sold_count if an order becomes paid or is
-- paid no longer. Products are locked before customers, and by id, as when an order is placed.
create or replace function keep_order_totals() returns trigger language plpgsql set enable_seqscan = off as $$
declare
  paid_ids uuid[];
  unpaid_ids uuid[];
begin
  if tg_op = 'INSERT' then
    update users set order_count = order_count + moved.orders, spent_kobo = spent_kobo + moved.kobo
    from (
      select user_id, count(*) as orders,
        coalesce(sum(total_kobo - refunded_kobo) filter (where payment_status = 'paid'), 0) as kobo
      from new_rows group by user_id) as moved
    where users.id = moved.user_id;
    return null;
  end if;
  if tg_op = 'DELETE' then
    update users set order_count = order_count - moved.orders, spent_kobo = spent_kobo - moved.kobo
    from (
      select user_id, count(*) as orders,
        coalesce(sum(total_kobo - refunded_kobo) filter (where payment_status = 'paid'), 0) as kobo
      from old_rows group by user_id) as moved
    where users.id = moved.user_id;
    return null;
  end if;

  select array_agg(id) filter (where sign = 1), array_agg(id) filter (where sign = -1) into paid_ids, unpaid_ids
  from (
    select id, sum(sign) as sign
    from (
      select 1 as sign, id from new_rows where payment_status = 'paid'
      union all select -1, id from old_rows where payment_status = 'paid') as paid
    group by id) as changed;

  if paid_ids is not null or unpaid_ids is not null then
    perform 1 from products
    where id in (select product_id from order_lines where order_id = any (paid_ids || unpaid_ids))
    order by id for no key update;

    update products set sold_count = sold_count + moved.pieces
    from (
      select product_id, sum(case when order_id = any (paid_ids) then quantity else -quantity end) as pieces
      from order_lines where order_id = any (paid_ids || unpaid_ids)
      group by product_id) as moved
    where products.id = moved.product_id;
  end if;

  update users set order_count = order_count + moved.orders, spent_kobo = spent_kobo + moved.kobo
  from (
    select user_id, sum(sign) as orders,
      coalesce(sum(sign * (total_kobo - refunded_kobo)) filter (where payment_status = 'paid'), 0) as kobo
    from (
      select 1 as sign, user_id, total_kobo, refunded_kobo, payment_status from new_rows
      union all select -1, user_id, total_kobo, refunded_kobo, payment_status from old_rows) as changed
    group by user_id) as moved
  where users.id = moved.user_id and (moved.orders <> 0 or moved.kobo <> 0);
  return null;
end $$;
--> statement-breakpoint
-- As in 0006: products.sold_count when lines of a paid order come, change or go. A join could be planned to read all paid
-- orders.
create or replace function keep_sold_pieces() returns trigger language plpgsql set enable_seqscan = off as $$
begin
  if tg_op = 'INSERT' then
    update products set sold_count = sold_count + moved.pieces
    from (
      select product_id, sum(quantity) as pieces from new_rows as line
      where (select payment_status from orders where id = line.order_id) = 'paid'
      group by product_id) as moved
    where products.id = moved.product_id;
  elsif tg_op = 'DELETE' then
    update products set sold_count = sold_count - moved.pieces
    from (
      select product_id, sum(quantity) as pieces from old_rows as line
      where (select payment_status from orders where id = line.order_id) = 'paid'
      group by product_id) as moved
    where products.id = moved.product_id;
  else
    update products set sold_count = sold_count + moved.pieces
    from (
      select product_id, sum(pieces) as pieces
      from (
        select order_id, product_id, quantity as pieces from new_rows
        union all select order_id, product_id, -quantity from old_rows) as line
      where (select payment_status from orders where id = line.order_id) = 'paid'
      group by product_id having sum(pieces) <> 0) as moved
    where products.id = moved.product_id;
  end if;
  return null;
end $$;
--> statement-breakpoint
-- As in 0020: product_changes and search_words. An order that leaves some of a product in stock writes nothing here.
create or replace function record_product_changes() returns trigger language plpgsql as $$
declare
  changed uuid[];
begin
  if tg_op = 'INSERT' then
    changed := array(select id from new_rows limit 1001);
  elsif tg_op = 'DELETE' then
    changed := array(select id from old_rows limit 1001);
  else
    changed := array(
      select id
      from (
        select id, deleted_at is null, style_id, is_card, size, color, color_hex, category, price_kobo, is_sold_out,
          position, created_at, sort_name
        from new_rows
        union
        select id, deleted_at is null, style_id, is_card, size, color, color_hex, category, price_kobo, is_sold_out,
          position, created_at, sort_name
        from old_rows) as version
      group by id having count(*) > 1 limit 1001);
  end if;
  if cardinality(changed) > 1000 then
    insert into product_changes (product_id) values (null);
  elsif cardinality(changed) > 0 then
    insert into product_changes (product_id) select unnest(changed);
  end if;

  -- The first line of a search text has name, color and category. Numbers are no words that anybody misspells.
  -- In one order, so that two writers of the same words do not wait for each other.
  if tg_op = 'INSERT' then
    insert into search_words (word)
    select distinct word
    from new_rows, regexp_split_to_table(split_part(search_text, chr(10), 1), ' ') as word
    where length(word) between 3 and 40 and word !~ '[0-9]' order by word
    on conflict do nothing;
  elsif tg_op = 'UPDATE' then
    insert into search_words (word)
    select distinct word
    from (select search_text from new_rows except select search_text from old_rows) as written,
      regexp_split_to_table(split_part(search_text, chr(10), 1), ' ') as word
    where length(word) between 3 and 40 and word !~ '[0-9]' order by word
    on conflict do nothing;
  end if;
  return null;
end $$;
--> statement-breakpoint
-- As in 0018: products.is_card.
create or replace function keep_cards() returns trigger language plpgsql set enable_seqscan = off as $$
begin
  -- The update below fires this trigger too, and ends here.
  if tg_op = 'UPDATE' then
    if not exists (
      select from (
        select id, style_id, color_key, position, deleted_at is null from new_rows
        union
        select id, style_id, color_key, position, deleted_at is null from old_rows) as version
      group by id having count(*) > 1)
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
