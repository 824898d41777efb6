export type { ProductDraft } from './draftSchema.ts';
export type { FormPicture, PictureField, ProductValues, RefusedFile } from './formTypes.ts';
export { draftOf, unfinishedNotice } from './productDraft.ts';
export { productFormMachine } from './productFormMachine.ts';
export type { ProductFormEmitted, ProductFormEvent, ProductFormInput, SaveProductInput } from './productFormTypes.ts';
