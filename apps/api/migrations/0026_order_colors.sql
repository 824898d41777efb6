ALTER TABLE "order_lines" ADD COLUMN "color_hex" text;--> statement-breakpoint
-- Earlier orders get the value of their product, unless the product has another color by now.
update order_lines set color_hex = products.color_hex from products
where products.id = order_lines.product_id and products.color = order_lines.color and products.color_hex is not null;
