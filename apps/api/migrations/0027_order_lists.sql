-- Admins find orders by phone number too, also those that were placed before. First, because the new indexes would have to follow it.
update orders set search_text = search_text || ' ' || phone_number where search_text <> '';--> statement-breakpoint
DROP INDEX "orders_created_at_idx";--> statement-breakpoint
DROP INDEX "orders_new_idx";--> statement-breakpoint
CREATE INDEX "orders_cleared_idx" ON "orders" USING btree ("created_at","id","payment_status","total_kobo") WHERE cleared_at is not null and status <> 'CANCELLED';--> statement-breakpoint
CREATE INDEX "orders_cleared_total_idx" ON "orders" USING btree ("total_kobo","id") WHERE cleared_at is not null and status <> 'CANCELLED';--> statement-breakpoint
CREATE INDEX "orders_canceled_idx" ON "orders" USING btree ("created_at","id","payment_status","total_kobo") WHERE status = 'CANCELLED';--> statement-breakpoint
CREATE INDEX "orders_canceled_total_idx" ON "orders" USING btree ("total_kobo","id") WHERE status = 'CANCELLED';--> statement-breakpoint
CREATE INDEX "orders_payment_idx" ON "orders" USING btree ("payment_status","created_at","id","total_kobo");--> statement-breakpoint
CREATE INDEX "orders_payment_total_idx" ON "orders" USING btree ("payment_status","total_kobo","id");--> statement-breakpoint
CREATE INDEX "orders_refund_due_idx" ON "orders" USING btree ("created_at","id") WHERE (payment_status = 'refundDue' or refund_due_kobo > 0);--> statement-breakpoint
CREATE INDEX "orders_refund_due_total_idx" ON "orders" USING btree ("total_kobo","id") WHERE (payment_status = 'refundDue' or refund_due_kobo > 0);--> statement-breakpoint
CREATE INDEX "orders_disputed_idx" ON "orders" USING btree ("created_at","id") WHERE is_disputed;--> statement-breakpoint
CREATE INDEX "orders_disputed_total_idx" ON "orders" USING btree ("total_kobo","id") WHERE is_disputed;--> statement-breakpoint
CREATE INDEX "orders_created_at_idx" ON "orders" USING btree ("created_at","id","total_kobo");--> statement-breakpoint
CREATE INDEX "orders_new_idx" ON "orders" USING btree ("created_at","id","payment_status","total_kobo") WHERE cleared_at is null and status <> 'CANCELLED';--> statement-breakpoint
-- Counts orders by status and payment, too. 'orders:new' counts those that are neither cleared nor cancelled.
do $$
declare
  of_status constant text := $name$'orders:' || case when status = 'CANCELLED' then 'canceled' when cleared_at is null then 'new' else 'cleared' end$name$;
  by_payment constant text := format(
    $names$(%1$s, true), (%1$s || ':' || payment_status, true),
      (%1$s || ':refundDue', payment_status <> 'refundDue' and refund_due_kobo > 0), (%1$s || ':disputed', is_disputed)$names$,
    of_status);
  names constant text := $names$('orders', true), ('sales', payment_status = 'paid'), $names$ || by_payment;
begin
  drop trigger count_inserted on orders;
  drop trigger count_updated on orders;
  drop trigger count_deleted on orders;
  execute format('create trigger count_inserted after insert on orders referencing new table as new_rows
    for each statement execute function keep_counters(%L)', names);
  execute format('create trigger count_updated after update on orders referencing old table as old_rows new table as new_rows
    for each statement execute function keep_counters(%L)', names);
  execute format('create trigger count_deleted after delete on orders referencing old table as old_rows
    for each statement execute function keep_counters(%L)', names);
  execute format('insert into counter_changes (name, change)
    select named.counter, count(*) from orders as counted, lateral (values %s) as named (counter, holds)
    where named.holds and named.counter <> ''orders:new'' group by named.counter', by_payment);
end $$;
