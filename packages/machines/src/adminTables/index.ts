export { auditTableMachine } from './auditTable.ts';
export { mailsTableMachine } from './mailsTable.ts';
export { ordersTableMachine } from './ordersTable.ts';
export type { ProductAction } from './productsTable.ts';
export { productsTableMachine } from './productsTable.ts';
export type { TransactionFilter } from './transactionsTable.ts';
export { transactionsTableMachine } from './transactionsTable.ts';
export type { UserAction, UserFilter } from './usersTable.ts';
export { statusAfter, usersTableMachine } from './usersTable.ts';
