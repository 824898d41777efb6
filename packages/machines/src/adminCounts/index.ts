export type { AdminCountsEvent, AdminCountsInput } from './adminCountsMachine.ts';
export { adminCountsMachine } from './adminCountsMachine.ts';
