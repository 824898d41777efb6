export type { AdminProductFormScreenProps, ProductFormState } from './AdminProductFormScreen.tsx';
export { AdminProductFormScreen } from './AdminProductFormScreen.tsx';
export type { SavedProduct } from './ProductSaved.tsx';
export type { ProductFormErrors, ProductFormValues, ProductPictureField } from './productForm.ts';
