/**
 * The components that are light enough for the first page of the shop. Components with a library of their own, and
 * screens, have separate entries, so that they load when needed: `@abs/ui/components/Dialog`,
 * `@abs/ui/components/Toaster`, `@abs/ui/screens/HomeScreen`. The app imports `@abs/ui/styles` once.
 */

export type { BadgeProps } from './components/Badge/index.ts';
export { Badge } from './components/Badge/index.ts';
export type { ButtonLinkProps, ButtonProps } from './components/Button/index.ts';
export { Button, ButtonLink } from './components/Button/index.ts';
export type { ContainerProps, GridProps } from './components/Container/index.ts';
export { Container, Grid } from './components/Container/index.ts';
export type { EmptyStateProps, ErrorStateProps } from './components/EmptyState/index.ts';
export { EmptyState, ErrorState } from './components/EmptyState/index.ts';
export type {
  FieldProps,
  PasswordFieldProps,
  RadioGroupProps,
  TextAreaProps,
  TextFieldProps,
} from './components/Field/index.ts';
export {
  Field,
  FieldError,
  PasswordField,
  RadioGroup,
  SelectField,
  TextArea,
  TextField,
} from './components/Field/index.ts';
export type { IconButtonProps, IconLinkProps } from './components/IconButton/index.ts';
export { IconButton, IconLink } from './components/IconButton/index.ts';
export type { LinkComponent, LinkProps, LinkProviderProps } from './components/Link/index.ts';
export { Link, LinkProvider } from './components/Link/index.ts';
export type { NoticeProps } from './components/Notice/index.ts';
export { FormError, Notice } from './components/Notice/index.ts';
export type { PageSkeletonProps } from './components/PageSkeleton/index.ts';
export { PageSkeleton } from './components/PageSkeleton/index.ts';
export type { PaginationProps } from './components/Pagination/index.ts';
export { Pagination } from './components/Pagination/index.ts';
export type { PictureProps } from './components/Picture/index.ts';
export { Picture } from './components/Picture/index.ts';
export type { QrCodeProps } from './components/QrCode/index.ts';
export { QrCode } from './components/QrCode/index.ts';
export type { QuantityStepperProps } from './components/QuantityStepper/index.ts';
export { QuantityStepper } from './components/QuantityStepper/index.ts';
export type { SkeletonProps } from './components/Skeleton/index.ts';
export { Skeleton } from './components/Skeleton/index.ts';
export { SkipLink } from './components/SkipLink/index.ts';
export { Spinner, ThreeDots } from './components/Spinner/index.ts';
export type { InlineProps, StackProps } from './components/Stack/index.ts';
export { Inline, Stack } from './components/Stack/index.ts';
export type { SwatchProps } from './components/Swatch/index.ts';
export { Swatch } from './components/Swatch/index.ts';
export type { HeadingProps, PriceProps, TextProps } from './components/Text/index.ts';
export { Heading, Price, Text } from './components/Text/index.ts';
export { VisuallyHidden } from './components/VisuallyHidden/index.ts';
export { formatDate } from './lib/dateTime.ts';
export { fullName } from './lib/fullName.ts';
export { formatNaira } from './lib/naira.ts';
export type { ShopNameProviderProps } from './lib/shopName.tsx';
export { ShopNameProvider, useShopName } from './lib/shopName.tsx';
