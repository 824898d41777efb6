import type { FieldErrors, ProductForm } from '@abs/contract';

export type ProductPictureField = 'salesCoverPicture' | 'subImages';

/** The values of the text fields and selects; '' for an empty field. */
export type ProductFormValues = Record<Exclude<keyof ProductForm, ProductPictureField>, string>;
export type ProductFormErrors = FieldErrors<ProductForm>;
