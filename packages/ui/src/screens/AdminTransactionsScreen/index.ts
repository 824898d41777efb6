export type { AdminTransactionsScreenProps, TransactionFilter } from './AdminTransactionsScreen.tsx';
export { AdminTransactionsScreen } from './AdminTransactionsScreen.tsx';
