import type { FieldErrors, ProductForm, TypedProductField } from '@abs/contract';

export type ProductPictureField = 'salesCoverPicture' | 'subImages';

/** The values of the text fields and selects; '' for an empty field. */
export type ProductFormValues = Record<TypedProductField, string>;
export type ProductFormErrors = FieldErrors<ProductForm>;
