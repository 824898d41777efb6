DROP INDEX "size_guides_category";--> statement-breakpoint
ALTER TABLE "size_guides" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "size_guides" ADD COLUMN "deleted_at" timestamp with time zone;--> statement-breakpoint
CREATE UNIQUE INDEX "size_guides_category" ON "size_guides" USING btree ("category") WHERE category is not null and deleted_at is null;