export type {
  CollectionFormEvent,
  CollectionFormInput,
  CollectionValues,
  SaveCollectionInput,
} from './collectionFormMachine.ts';
export { collectionFormMachine } from './collectionFormMachine.ts';
