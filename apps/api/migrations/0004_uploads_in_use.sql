DROP INDEX "uploads_unattached_idx";--> statement-breakpoint
ALTER TABLE "uploads" ADD COLUMN "unused_since" timestamp with time zone DEFAULT now();--> statement-breakpoint
ALTER TABLE "uploads" ADD COLUMN "condemned_at" timestamp with time zone;--> statement-breakpoint
CREATE INDEX "uploads_unused_since_idx" ON "uploads" USING btree ("unused_since") WHERE unused_since is not null;--> statement-breakpoint
ALTER TABLE "uploads" DROP COLUMN "attached_at";