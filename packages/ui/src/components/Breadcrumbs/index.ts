export type { BreadcrumbsProps, Crumb } from './Breadcrumbs.tsx';
export { Breadcrumbs } from './Breadcrumbs.tsx';
