-- Totals that the admin area shows and sorts by, kept by the database itself, so that no writer can forget them.

-- The rows that a statement changed, as a query: those that are now with sign 1, those that were with sign -1.
create function changed_rows(operation text) returns text language sql immutable as $$
  select case operation
    when 'INSERT' then 'select 1 as sign, * from new_rows'
    when 'DELETE' then 'select -1 as sign, * from old_rows'
    else 'select 1 as sign, * from new_rows union all select -1, * from old_rows'
  end
$$;
--> statement-breakpoint
-- Appends to counter_changes what a statement changed. The argument lists, for a row of the table, the names it counts
-- under and whether it does. Appending never waits for another writer.
create function keep_counters() returns trigger language plpgsql as $$
begin
  execute format(
    'insert into counter_changes (name, change)
     select named.counter, sum(counted.sign) from (%s) as counted, lateral (values %s) as named (counter, holds)
     where named.holds group by named.counter having sum(counted.sign) <> 0',
    changed_rows(tg_op), tg_argv[0]);
  return null;
end $$;
--> statement-breakpoint
do $$
declare
  counted record;
begin
  for counted in
    select * from (values
      ('orders', $names$('orders', true), ('orders:new', cleared_at is null and status <> 'CANCELLED'), ('sales', payment_status = 'paid')$names$),
      ('users', $names$('users', user_type = 'Customer'), ('users:' || status, user_type = 'Customer')$names$),
      ('payments', $names$('payments', true), ('payments:' || status, true)$names$),
      ('products', $names$('products', deleted_at is null)$names$),
      ('contact_messages', $names$('contact_messages', true), ('contact_messages:unread', read_at is null)$names$),
      ('notifications', $names$('notifications', true), ('notifications:unread', read_at is null)$names$),
      ('audit_log', $names$('audit_log', true), ('audit_log:' || by_user_id, true)$names$)
    ) as list (table_name, names)
  loop
    execute format('create trigger count_inserted after insert on %I referencing new table as new_rows
      for each statement execute function keep_counters(%L)', counted.table_name, counted.names);
    execute format('create trigger count_updated after update on %I referencing old table as old_rows new table as new_rows
      for each statement execute function keep_counters(%L)', counted.table_name, counted.names);
    execute format('create trigger count_deleted after delete on %I referencing old table as old_rows
      for each statement execute function keep_counters(%L)', counted.table_name, counted.names);
    execute format('insert into counter_changes (name, change)
      select named.counter, count(*) from %I as counted, lateral (values %s) as named (counter, holds)
      where named.holds group by named.counter', counted.table_name, counted.names);
  end loop;
end $$;
--> statement-breakpoint
-- users.order_count and users.spent_kobo, and products.sold_count when an order becomes paid or is paid no longer.
-- Products are locked before customers, and by id, as when an order is placed: no two transactions wait for each other.
create function keep_order_totals() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' then
    perform 1 from products
    where id in (
      select line.product_id
      from new_rows join old_rows using (id) join order_lines as line on line.order_id = new_rows.id
      where (new_rows.payment_status = 'paid') <> (old_rows.payment_status = 'paid'))
    order by id for no key update;

    update products set sold_count = sold_count + moved.pieces
    from (
      select line.product_id, sum(case when new_rows.payment_status = 'paid' then line.quantity else -line.quantity end) as pieces
      from new_rows join old_rows using (id) join order_lines as line on line.order_id = new_rows.id
      where (new_rows.payment_status = 'paid') <> (old_rows.payment_status = 'paid')
      group by line.product_id) as moved
    where products.id = moved.product_id;
  end if;

  execute format(
    'update users set order_count = order_count + moved.orders, spent_kobo = spent_kobo + moved.kobo
     from (
       select user_id, sum(sign) as orders, coalesce(sum(sign * total_kobo) filter (where payment_status = ''paid''), 0) as kobo
       from (%s) as changed group by user_id) as moved
     where users.id = moved.user_id and (moved.orders <> 0 or moved.kobo <> 0)',
    changed_rows(tg_op));
  return null;
end $$;
--> statement-breakpoint
create trigger total_inserted after insert on orders referencing new table as new_rows
  for each statement execute function keep_order_totals();
--> statement-breakpoint
create trigger total_updated after update on orders referencing old table as old_rows new table as new_rows
  for each statement execute function keep_order_totals();
--> statement-breakpoint
create trigger total_deleted after delete on orders referencing old table as old_rows
  for each statement execute function keep_order_totals();
--> statement-breakpoint
-- products.sold_count when lines of a paid order come, change or go.
create function keep_sold_pieces() returns trigger language plpgsql as $$
begin
  execute format(
    'update products set sold_count = sold_count + moved.pieces
     from (
       select changed.product_id, sum(changed.sign * changed.quantity) as pieces
       from (%s) as changed join orders on orders.id = changed.order_id and orders.payment_status = ''paid''
       group by changed.product_id) as moved
     where products.id = moved.product_id and moved.pieces <> 0',
    changed_rows(tg_op));
  return null;
end $$;
--> statement-breakpoint
create trigger sold_inserted after insert on order_lines referencing new table as new_rows
  for each statement execute function keep_sold_pieces();
--> statement-breakpoint
create trigger sold_updated after update on order_lines referencing old table as old_rows new table as new_rows
  for each statement execute function keep_sold_pieces();
--> statement-breakpoint
create trigger sold_deleted after delete on order_lines referencing old table as old_rows
  for each statement execute function keep_sold_pieces();
--> statement-breakpoint
-- The lines of a deleted order go first, while the order still says whether they were sold; the cascade would be late.
create function delete_lines_first() returns trigger language plpgsql as $$
begin
  delete from order_lines where order_id = old.id;
  return old;
end $$;
--> statement-breakpoint
create trigger lines_first before delete on orders for each row execute function delete_lines_first();
--> statement-breakpoint
update users set order_count = total.orders, spent_kobo = total.kobo
from (
  select user_id, count(*) as orders, coalesce(sum(total_kobo) filter (where payment_status = 'paid'), 0) as kobo
  from orders group by user_id) as total
where users.id = total.user_id;
--> statement-breakpoint
update products set sold_count = total.pieces
from (
  select line.product_id, sum(line.quantity) as pieces
  from order_lines as line join orders on orders.id = line.order_id and orders.payment_status = 'paid'
  group by line.product_id) as total
where products.id = total.product_id;
--> statement-breakpoint
-- The history of orders that exist already, as far as their own columns tell it.
insert into order_events (order_id, kind, by_user_id, created_at)
select id, kind, by_user_id, happened_at
from (
  select id, 1 as step, 'placed' as kind, user_id as by_user_id, created_at as happened_at from orders
  union all
  select id, 2, 'paid', null, paid_at from orders where paid_at is not null
  union all
  select id, 3, 'expired', null, cancelled_at from orders where cancelled_at >= expires_at
  union all
  select id, 3, 'cancelled', user_id, cancelled_at from orders where cancelled_at < expires_at
  union all
  select id, 4, 'refundDue', null, coalesce(
    (select max(settled_at) from payments where order_id = orders.id and payments.status = 'refundDue'),
    cancelled_at, created_at)
  from orders where payment_status = 'refundDue'
) as past
order by happened_at, step;
