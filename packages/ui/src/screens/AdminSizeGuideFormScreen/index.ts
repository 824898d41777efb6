export type { AdminSizeGuideFormScreenProps, AdminSizeGuideFormState } from './AdminSizeGuideFormScreen.tsx';
export { AdminSizeGuideFormScreen } from './AdminSizeGuideFormScreen.tsx';
