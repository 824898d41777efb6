export type { ProductDraft } from './productDraft.ts';
export { draftOf, unfinishedNotice } from './productDraft.ts';
export { productFormMachine } from './productFormMachine.ts';
export type {
  FormPicture,
  PictureField,
  ProductFormEmitted,
  ProductFormEvent,
  ProductFormInput,
  ProductValues,
  RefusedFile,
  SaveProductInput,
} from './productFormTypes.ts';
