/**
 * The one schema, for both PGlite and PostgreSQL. Money is integer kobo; times are timestamptz.
 * Column names are the keys in snake_case (drizzle's `casing`, set in the client and in drizzle.config.ts).
 * After a change: `npm run generate -w @abs/api`, and commit the migration.
 */
export * from './schema/accounts.ts';
export * from './schema/admin.ts';
export * from './schema/catalogue.ts';
export * from './schema/messages.ts';
export * from './schema/orders.ts';
export * from './schema/payments.ts';
export * from './schema/pictures.ts';
export * from './schema/server.ts';
export * from './schema/shopping.ts';
