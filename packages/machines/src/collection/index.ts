export type { CollectionEvent, CollectionInput, CollectionOutcome } from './collectionMachine.ts';
export { collectionAfter, collectionMachine } from './collectionMachine.ts';
