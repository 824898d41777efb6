export type { ExportDataEmitted, ExportDataEvent } from './exportDataMachine.ts';
export { exportDataMachine } from './exportDataMachine.ts';
