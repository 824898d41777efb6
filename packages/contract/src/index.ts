export { adminEndpoints } from './adminEndpoints.ts';
export type { CallName, EndpointOf } from './allEndpoints.ts';
export { endpoints } from './allEndpoints.ts';
export type { CallErrorCode } from './callError.ts';
export { CallError, messageOf } from './callError.ts';
export type { CallBody, CallParams } from './calls.ts';
export { categories } from './categories.ts';
export type { Auth, Endpoint, Method } from './endpoint.ts';
export { API_BASE_PATH } from './endpoint.ts';
export { shopEndpoints } from './endpoints.ts';
export type {
  AdminCounts,
  AdminOrder,
  AdminOrderDetail,
  AdminProduct,
  AuditEntry,
  Category,
  ContactMessage,
  ErrorBody,
  Fulfilment,
  Notification,
  NotificationKind,
  OperatorWarning,
  OrderEvent,
  OrderEventKind,
  OrderItem,
  OrderPayment,
  OrderStatus,
  PaymentOutcome,
  Picture,
  ProviderAuthorization,
  SalesDay,
  SecurityEvent,
  SecurityEventKind,
  TransactionNote,
  TransactionStatus,
  UndeliveredMail,
  UploadedPicture,
  UserStatus,
} from './entities.ts';
export { picture, transactionStatuses } from './entities.ts';
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
export type {
  AdminOrderFilter,
  AdminOrderSort,
  AdminProductSort,
  AdminUserSort,
  ProductSort,
  ReadFilter,
  TransactionSort,
} from './lists.ts';
export {
  adminOrderFilters,
  adminOrderSorts,
  adminProductSorts,
  adminUserSorts,
  readFilters,
  transactionSorts,
} from './lists.ts';
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
export type { Paging } from './paging.ts';
export { clampPage, pageOf, slicePage } from './paging.ts';
export type { PictureFile } from './pictureFile.ts';
export { pictureFileProblem, pictureMessages } from './pictureFile.ts';
export { adminReaders } from './reading/admin.ts';
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
export { catalogueReaders } from './reading/catalogue.ts';
export { UnreadableAnswer } from './reading/reader.ts';
export { refusalMessage } from './reading/refusal.ts';
