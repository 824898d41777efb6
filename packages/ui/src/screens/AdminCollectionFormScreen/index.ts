export type {
  AdminCollectionFormScreenProps,
  AdminCollectionFormState,
  CollectionDraft,
} from './AdminCollectionFormScreen.tsx';
export { AdminCollectionFormScreen } from './AdminCollectionFormScreen.tsx';
