export type { DevicesEmitted, DevicesEvent } from './devicesMachine.ts';
export { devicesMachine } from './devicesMachine.ts';
