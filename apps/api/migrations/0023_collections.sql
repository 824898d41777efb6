CREATE TABLE "collection_items" (
	"collection_id" uuid NOT NULL,
	"style_id" uuid NOT NULL,
	"position" integer NOT NULL,
	CONSTRAINT "collection_items_collection_id_style_id_pk" PRIMARY KEY("collection_id","style_id")
);
--> statement-breakpoint
CREATE TABLE "collections" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"slug" text NOT NULL,
	"kind" text NOT NULL,
	"category" text,
	"title" text NOT NULL,
	"text" text NOT NULL,
	"picture" jsonb,
	"position" integer NOT NULL,
	"starts_at" timestamp with time zone,
	"ends_at" timestamp with time zone,
	"is_visible" boolean DEFAULT true NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"deleted_at" timestamp with time zone,
	CONSTRAINT "collections_category" CHECK (("collections"."kind" = 'category') = ("collections"."category" is not null)),
	CONSTRAINT "collections_period" CHECK ("collections"."starts_at" < "collections"."ends_at")
);
--> statement-breakpoint
ALTER TABLE "collection_items" ADD CONSTRAINT "collection_items_collection_id_collections_id_fk" FOREIGN KEY ("collection_id") REFERENCES "public"."collections"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "collections_slug" ON "collections" USING btree ("slug") WHERE deleted_at is null;--> statement-breakpoint
insert into collections (slug, kind, category, title, text, position) values
  ('hoodie', 'category', 'hoodie', 'Hoodies', 'Heavy cotton for cool mornings, cold offices and harmattan.', 1),
  ('tshirt', 'category', 'tshirt', 'T-Shirts', 'Soft cotton that keeps its shape, wash after wash.', 2),
  ('sneaker', 'category', 'sneaker', 'Sneakers', 'Low and clean, made for walking the city.', 3),
  ('jacket', 'category', 'jacket', 'Jackets', 'Layers for rain, wind and late evenings.', 4);
--> statement-breakpoint
-- What public answers show of collections belongs to the catalogue: its version rises with each change (0015).
create trigger record_catalogue_change after insert or update or delete or truncate on collections
  for each statement execute function record_catalogue_change();
--> statement-breakpoint
create trigger record_catalogue_change after insert or update or delete or truncate on collection_items
  for each statement execute function record_catalogue_change();
