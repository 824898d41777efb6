export { settingsEndpoints } from './accounts/settingsEndpoints.ts';
export { settingsReaders } from './accounts/settingsReaders.ts';
export { addressEndpoints } from './addresses/endpoints.ts';
export { addressReaders } from './addresses/readers.ts';
export { adminEndpoints } from './admin/endpoints.ts';
export { areDaysInOrder, FIRST_ORDER_DAY, isOrderDay, LAST_ORDER_DAY } from './admin/orderDays.ts';
export type { OrderFilters } from './admin/orderFilters.ts';
export { noOrderFilters, orderFilterNames, orderFilterParams } from './admin/orderFilters.ts';
export { adminReaders } from './admin/readers.ts';
export type {
  AdminOrderFilter,
  AdminOrderPayment,
  AdminOrderSort,
  AdminProductSort,
  AdminRestockSort,
  AdminSizeGuideSort,
  AdminUserSort,
  NotificationKind,
  ReadFilter,
  TransactionSort,
  UserStatus,
} from './admin/values.ts';
export {
  adminOrderFilters,
  adminOrderPayments,
  adminOrderSorts,
  adminProductSorts,
  adminRestockSorts,
  adminSizeGuideSorts,
  adminUserSorts,
  readFilters,
  transactionSorts,
} from './admin/values.ts';
export type { CallErrorCode } from './callError.ts';
export { CallError, messageOf } from './callError.ts';
export type { RateLimit } from './callLimits.ts';
export { callLimits, loginSlowdowns } from './callLimits.ts';
export type { CallBody, CallParams } from './calls.ts';
export type { CollectionKind } from './catalogue/collectionKinds.ts';
export { collectionPath } from './catalogue/collectionPath.ts';
export type { CollectionForm } from './catalogue/collectionRules.ts';
export { categoryForm, collectionForm } from './catalogue/collectionRules.ts';
export { picture } from './catalogue/entities.ts';
export type { FilterParam, ProductFilters } from './catalogue/filters.ts';
export {
  filterCount,
  filterParamNames,
  filterParams,
  isNarrowed,
  noFilters,
  onlyCategory,
  withoutNarrowing,
} from './catalogue/filters.ts';
export { lagosTimeOf } from './catalogue/lagosTime.ts';
export { priceLimitOf } from './catalogue/priceLimit.ts';
export { catalogueReaders } from './catalogue/readers.ts';
export { sizeGuideInput } from './catalogue/sizeGuide.ts';
export type { SizeGuideDraft, SizeGuideForm, SizeGuideRow } from './catalogue/sizeGuideForm.ts';
export { sizeGuideForm, sizeGuideOf } from './catalogue/sizeGuideForm.ts';
export type {
  Category,
  Measurement,
  ProductGroup,
  ProductSort,
  SizeSystem,
} from './catalogue/values.ts';
export { categories, measurements, sizeSystems } from './catalogue/values.ts';
export type { Auth, Endpoint, Method } from './endpoint.ts';
export { API_BASE_PATH } from './endpoint.ts';
export type { CallName, EndpointOf } from './endpoints.ts';
export { endpoints } from './endpoints.ts';
export type * from './entities.ts';
export type { ErrorCode } from './errors.ts';
export { EMAIL_UNVERIFIED_MESSAGE, errorCodes } from './errors.ts';
export { OTP_MESSAGE } from './fields.ts';
export type {
  ChangeEmailForm,
  ChangePasswordForm,
  CompleteProfileForm,
  ContactForm,
  DeleteAccountForm,
  DeliveryFields,
  DeliveryForm,
  DuplicateStyleForm,
  FieldErrors,
  ForgotPasswordForm,
  LoginForm,
  NewsletterForm,
  OtpForm,
  ProductDetail,
  ProductForm,
  ReplyForm,
  ResetPasswordForm,
  SignupForm,
  TypedProductField,
  Validation,
  VariantForm,
} from './forms.ts';
export {
  addProductForm,
  changeEmailForm,
  changePasswordForm,
  completeProfileForm,
  contactForm,
  deleteAccountForm,
  deliveryForm,
  duplicateStyleForm,
  editProductForm,
  forgotPasswordForm,
  loginForm,
  newsletterForm,
  otpForm,
  productDetailNames,
  productFormFields,
  replyForm,
  resetPasswordForm,
  signupForm,
  typedProductFields,
  validate,
  variantForm,
} from './forms.ts';
export { isolate } from './isolate.ts';
export * as limits from './limits.ts';
export type { AddressParts } from './orders/addressLine.ts';
export { joinAddressLine, nigerianStates, splitAddressLine } from './orders/addressLine.ts';
export { toDeliveryFields, toDeliveryForm } from './orders/deliveryFields.ts';
export { deliveryFieldsForm } from './orders/deliveryFieldsForm.ts';
export type { OwnerBlocks } from './orders/ownerRules.ts';
export { cancelBlock, payBlock } from './orders/ownerRules.ts';
export type { OrderAction, OrderBlock, OrderBlocks, OrderFacts } from './orders/rules.ts';
export {
  fulfilmentAfter,
  intactPayments,
  offeredActions,
  orderBlock,
  returningOf,
  undoOf,
} from './orders/rules.ts';
export type { Fulfilment, OrderEventKind } from './orders/values.ts';
export { fulfilments } from './orders/values.ts';
export type { Paging } from './paging.ts';
export { clampPage, pageOf, slicePage } from './paging.ts';
export type { PaymentOutcome, TransactionNote, TransactionStatus } from './payments/values.ts';
export { transactionStatuses } from './payments/values.ts';
export { phoneUrl } from './phoneUrl.ts';
export type { PictureFile } from './pictureFile.ts';
export { pictureFileProblem, pictureMessages } from './pictureFile.ts';
export { canonicalProductPath, productPath, productSizeGuidePath, slugOf, variantPath } from './productPath.ts';
export type { CallAnswerReader, CallRequest } from './reading/answerReader.ts';
export type {
  AccountSession,
  AdminUser,
  CallResponse,
  Cart,
  CartItem,
  Order,
  OverviewStats,
  Pagination,
  PriceAnswer,
  Product,
  SavedAddress,
  Transaction,
  User,
  UserCredentials,
  Wishlist,
  WishlistItem,
} from './reading/answers.ts';
export { UnreadableAnswer } from './reading/reader.ts';
export { refusalMessage } from './reading/refusal.ts';
export { shopEndpoints } from './shopEndpoints.ts';
export { twoFactorEndpoints } from './twoFactor/endpoints.ts';
export type { TwoFactorCodeForm } from './twoFactor/fields.ts';
export { twoFactorCodeForm } from './twoFactor/fields.ts';
export type { ChangeTwoFactorForm, ConfirmTwoFactorForm, StartTwoFactorForm } from './twoFactor/forms.ts';
export { changeTwoFactorForm, confirmTwoFactorForm, startTwoFactorForm } from './twoFactor/forms.ts';
export { twoFactorReaders } from './twoFactor/readers.ts';
export { plainCharacters, readCode, readNumber } from './typed.ts';
export { withoutNulls } from './withoutNulls.ts';
