CREATE TABLE "disputes" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"payment_id" uuid NOT NULL,
	"provider_id" text NOT NULL,
	"amount" bigint NOT NULL,
	"status" text NOT NULL,
	"due_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"resolved_at" timestamp with time zone,
	CONSTRAINT "disputes_payment_provider" UNIQUE("payment_id","provider_id")
);
--> statement-breakpoint
CREATE TABLE "refunds" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"payment_id" uuid NOT NULL,
	"provider_key" text,
	"amount" bigint NOT NULL,
	"status" text NOT NULL,
	"by_user_id" uuid,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "refunds_payment_key" UNIQUE("payment_id","provider_key")
);
--> statement-breakpoint
DROP INDEX "payments_amount_idx";
--> statement-breakpoint
DROP INDEX "payments_status_amount_idx";
--> statement-breakpoint
DROP INDEX "payments_open_amount_idx";
--> statement-breakpoint
DROP INDEX "orders_paid_at_idx";
--> statement-breakpoint
ALTER TABLE "payment_events" DROP CONSTRAINT "payment_events_event_provider_id_pk";
--> statement-breakpoint
ALTER TABLE "order_events" ADD COLUMN "amount_kobo" bigint;
--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "refund_due_kobo" bigint DEFAULT 0 NOT NULL;
--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "refunded_kobo" bigint DEFAULT 0 NOT NULL;
--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "is_disputed" boolean DEFAULT false NOT NULL;
--> statement-breakpoint
ALTER TABLE "payment_events" ADD COLUMN "digest" text;
--> statement-breakpoint
ALTER TABLE "payment_events" ADD COLUMN "body" bytea;
--> statement-breakpoint
ALTER TABLE "payment_events" ADD COLUMN "failures" integer DEFAULT 0 NOT NULL;
--> statement-breakpoint
ALTER TABLE "payments" ADD COLUMN "received_amount" bigint;
--> statement-breakpoint
ALTER TABLE "payments" ADD COLUMN "received_currency" text;
--> statement-breakpoint
ALTER TABLE "payments" ADD COLUMN "display_kobo" bigint GENERATED ALWAYS AS (case when received_currency = currency then received_amount else amount_kobo end) STORED NOT NULL;
--> statement-breakpoint
ALTER TABLE "payments" ADD COLUMN "next_check_at" timestamp with time zone;
--> statement-breakpoint
ALTER TABLE "sandbox_transactions" ADD COLUMN "refunded_kobo" bigint DEFAULT 0 NOT NULL;
--> statement-breakpoint
ALTER TABLE "disputes" ADD CONSTRAINT "disputes_payment_id_payments_id_fk" FOREIGN KEY ("payment_id") REFERENCES "public"."payments"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "refunds" ADD CONSTRAINT "refunds_payment_id_payments_id_fk" FOREIGN KEY ("payment_id") REFERENCES "public"."payments"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "refunds" ADD CONSTRAINT "refunds_by_user_id_users_id_fk" FOREIGN KEY ("by_user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
CREATE INDEX "payment_events_reference_idx" ON "payment_events" USING btree ("reference");
--> statement-breakpoint
CREATE INDEX "payment_events_left_idx" ON "payment_events" USING btree ("failures","received_at") WHERE processed_at is null;
--> statement-breakpoint
CREATE INDEX "payments_display_idx" ON "payments" USING btree ("display_kobo","id");
--> statement-breakpoint
CREATE INDEX "payments_status_display_idx" ON "payments" USING btree ("status","display_kobo","id");
--> statement-breakpoint
CREATE INDEX "payments_next_check_idx" ON "payments" USING btree ("next_check_at") WHERE next_check_at is not null;
--> statement-breakpoint
CREATE INDEX "payments_open_display_idx" ON "payments" USING btree ("display_kobo","id") WHERE status in ('initializing', 'pending');
--> statement-breakpoint
CREATE INDEX "orders_paid_at_idx" ON "orders" USING btree ("paid_at","total_kobo","refunded_kobo") WHERE payment_status = 'paid';
--> statement-breakpoint
-- Events of before have no bytes of their own; what was understood of them stands for these.
UPDATE "payment_events" SET "body" = convert_to("payload"::text, 'UTF8'), "digest" = encode(sha256(convert_to("event" || ' ' || "provider_id" || ' ' || "payload"::text, 'UTF8')), 'hex');
--> statement-breakpoint
ALTER TABLE "payment_events" ALTER COLUMN "body" SET NOT NULL;
--> statement-breakpoint
ALTER TABLE "payment_events" ALTER COLUMN "digest" SET NOT NULL;
--> statement-breakpoint
ALTER TABLE "payment_events" ADD PRIMARY KEY ("digest");
--> statement-breakpoint
-- What came for payments of before: what was asked for, unless the provider named another amount.
UPDATE "payments" SET "received_amount" = "amount_kobo", "received_currency" = "currency" WHERE "status" IN ('paid', 'refundDue');
--> statement-breakpoint
UPDATE "payments" SET
  "received_amount" = coalesce(("event"."payload" ->> 'amountKobo')::bigint, "amount_kobo"),
  "received_currency" = coalesce("event"."payload" ->> 'currency', "currency")
FROM "payment_events" AS "event" WHERE "event"."event" = 'verify.mismatch' AND "event"."reference" = "payments"."reference";
--> statement-breakpoint
-- Attempts that may have been paid unnoticed in the last days are asked about again.
UPDATE "payments" SET "next_check_at" = now()
WHERE "status" NOT IN ('paid', 'refundDue') AND "created_at" > now() - interval '4 days';
--> statement-breakpoint
ALTER TABLE "payment_events" DROP COLUMN "provider_id";
--> statement-breakpoint
ALTER TABLE "payment_events" DROP COLUMN "payload";
--> statement-breakpoint
-- What went back of a paid order is no longer spent.
create or replace function keep_order_totals() returns trigger language plpgsql as $$
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
       select user_id, sum(sign) as orders,
         coalesce(sum(sign * (total_kobo - refunded_kobo)) filter (where payment_status = ''paid''), 0) as kobo
       from (%s) as changed group by user_id) as moved
     where users.id = moved.user_id and (moved.orders <> 0 or moved.kobo <> 0)',
    changed_rows(tg_op));
  return null;
end $$;
--> statement-breakpoint
UPDATE "orders" SET "refund_due_kobo" = "owed"."kobo"
FROM (
  SELECT "order_id", sum("received_amount") AS "kobo" FROM "payments"
  WHERE "status" = 'refundDue' AND "received_currency" = "currency" GROUP BY "order_id") AS "owed"
WHERE "orders"."id" = "owed"."order_id";
