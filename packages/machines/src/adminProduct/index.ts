export type { AdminProductEmitted, AdminProductEvent, AdminProductInput } from './adminProductMachine.ts';
export { adminProductMachine } from './adminProductMachine.ts';
