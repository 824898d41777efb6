ALTER TABLE "users" ADD COLUMN "is_demo" boolean DEFAULT false NOT NULL;--> statement-breakpoint
CREATE INDEX "users_demo_idx" ON "users" USING btree ("id") WHERE is_demo;--> statement-breakpoint
-- Accounts that earlier versions seeded: their addresses, and verified exactly one hour after they were made. Nobody who
-- types a code is that exact, and an admin made of one by `npm run admin:create` was verified at that time.
UPDATE "users" SET "is_demo" = true
WHERE "email_verified_at" = "created_at" + interval '1 hour' AND "email" IN (
  'admin@abs.test', 'ada@abs.test', 'tunde.bakare@abs.test', 'chidinma.eze@abs.test', 'musa.ibrahim@abs.test',
  'bisi.ogunleye@abs.test', 'emeka.nwosu@abs.test', 'halima.sani@abs.test', 'seun.alabi@abs.test', 'ngozi.obi@abs.test',
  'kelechi.umeh@abs.test', 'zainab.bello@abs.test', 'ife.adewale@abs.test'
);
