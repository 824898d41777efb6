export { adminEndpoints } from './admin/endpoints.ts';
export { adminReaders } from './admin/readers.ts';
export type {
  AdminOrderFilter,
  AdminOrderSort,
  AdminProductSort,
  AdminUserSort,
  NotificationKind,
  ReadFilter,
  TransactionSort,
  UserStatus,
} from './admin/values.ts';
export {
  adminOrderFilters,
  adminOrderSorts,
  adminProductSorts,
  adminUserSorts,
  readFilters,
  transactionSorts,
} from './admin/values.ts';
export type { CallErrorCode } from './callError.ts';
export { CallError, messageOf } from './callError.ts';
export type { CallBody, CallParams } from './calls.ts';
export { picture } from './catalogue/entities.ts';
export { catalogueReaders } from './catalogue/readers.ts';
export type { Category, ProductSort } from './catalogue/values.ts';
export { categories } from './catalogue/values.ts';
export type { Auth, Endpoint, Method } from './endpoint.ts';
export { API_BASE_PATH } from './endpoint.ts';
export type { CallName, EndpointOf } from './endpoints.ts';
export { endpoints } from './endpoints.ts';
export type * from './entities.ts';
export type { ErrorCode } from './errors.ts';
export { EMAIL_UNVERIFIED_MESSAGE, errorCodes } from './errors.ts';
export type {
  CompleteProfileForm,
  ContactForm,
  DeliveryForm,
  FieldErrors,
  ForgotPasswordForm,
  LoginForm,
  NewsletterForm,
  OtpForm,
  ProductForm,
  ReplyForm,
  ResetPasswordForm,
  SignupForm,
  Validation,
} from './forms.ts';
export {
  addProductForm,
  completeProfileForm,
  contactForm,
  deliveryForm,
  editProductForm,
  forgotPasswordForm,
  loginForm,
  newsletterForm,
  otpForm,
  replyForm,
  resetPasswordForm,
  signupForm,
  validate,
} from './forms.ts';
export * as limits from './limits.ts';
export type { OrderAction, OrderBlock, OrderFacts } from './orders/rules.ts';
export {
  fulfilmentAfter,
  intactPayments,
  offeredActions,
  orderBlock,
  ownerBlock,
  returningOf,
  undoOf,
} from './orders/rules.ts';
export type { Fulfilment, OrderEventKind } from './orders/values.ts';
export type { Paging } from './paging.ts';
export { clampPage, pageOf, slicePage } from './paging.ts';
export type { PaymentOutcome, TransactionNote, TransactionStatus } from './payments/values.ts';
export { transactionStatuses } from './payments/values.ts';
export type { PictureFile } from './pictureFile.ts';
export { pictureFileProblem, pictureMessages } from './pictureFile.ts';
export { productPath } from './productPath.ts';
export type { CallAnswerReader, CallRequest } from './reading/answerReader.ts';
export type {
  AdminUser,
  CallResponse,
  Cart,
  CartItem,
  Order,
  OverviewStats,
  Pagination,
  PriceAnswer,
  Product,
  Transaction,
  User,
  UserCredentials,
} from './reading/answers.ts';
export { UnreadableAnswer } from './reading/reader.ts';
export { refusalMessage } from './reading/refusal.ts';
export { shopEndpoints } from './shopEndpoints.ts';
