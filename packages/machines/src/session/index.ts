export type { Session, SessionEmitted, SessionEvent, SessionInput, StoredSession } from './sessionMachine.ts';
export { sessionMachine } from './sessionMachine.ts';
