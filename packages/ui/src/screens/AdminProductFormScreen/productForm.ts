import type { FieldErrors, ProductForm } from '@abs/contract';

export type ProductPictureField = 'salesCoverPicture' | 'subImages';

/** What stands in the fields that are typed or chosen; '' where nothing does. */
export type ProductFormValues = Record<Exclude<keyof ProductForm, ProductPictureField>, string>;
export type ProductFormErrors = FieldErrors<ProductForm>;
