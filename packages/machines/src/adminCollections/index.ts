export type { AdminCollectionsEmitted, AdminCollectionsEvent } from './adminCollectionsMachine.ts';
export { adminCollectionsMachine } from './adminCollectionsMachine.ts';
