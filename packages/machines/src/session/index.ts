export type { Session, SessionEmitted, SessionEvent, SessionInput } from './sessionMachine.ts';
export { sessionMachine } from './sessionMachine.ts';
