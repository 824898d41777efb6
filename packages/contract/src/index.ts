export { CallError, messageOf } from './callError.ts';
export type { CallBody, CallParams, CallResponse, ProductSort } from './calls.ts';
export type { Auth, CallName, Endpoint, Method } from './endpoints.ts';
export {
  API_BASE_PATH,
  endpoints,
} from './endpoints.ts';
export type {
  AdminUser,
  Cart,
  CartItem,
  Category,
  ErrorBody,
  Order,
  OrderItem,
  OrderStatus,
  OverviewStats,
  Pagination,
  PaymentOutcome,
  Picture,
  Product,
  ProviderAuthorization,
  Transaction,
  User,
  UserCredentials,
} from './entities.ts';
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
  ResetPasswordForm,
  SignupForm,
  Validation,
} from './forms.ts';
export {
  completeProfileForm,
  contactForm,
  deliveryForm,
  forgotPasswordForm,
  loginForm,
  newsletterForm,
  otpForm,
  resetPasswordForm,
  signupForm,
  validate,
} from './forms.ts';
export * as limits from './limits.ts';
