export type { CallErrorCode } from '@abs/contract';
export { CallError } from '@abs/contract';
export type { AddressesEmitted, AddressesEvent, SaveAddressInput } from './addresses/index.ts';
export { addressesMachine } from './addresses/index.ts';
export type { AdminCollectionsEmitted, AdminCollectionsEvent } from './adminCollections/index.ts';
export { adminCollectionsMachine } from './adminCollections/index.ts';
export type { AdminCountsEvent, AdminCountsInput } from './adminCounts/index.ts';
export { adminCountsMachine } from './adminCounts/index.ts';
export type { AdminOrderEmitted, AdminOrderEvent, AdminOrderInput } from './adminOrder/index.ts';
export { adminOrderMachine } from './adminOrder/index.ts';
export type { AdminProductEmitted, AdminProductEvent, AdminProductInput } from './adminProduct/index.ts';
export { adminProductMachine } from './adminProduct/index.ts';
export type {
  AdminStyleEmitted,
  AdminStyleEvent,
  AdminStyleInput,
  VariantDraft,
  VariantError,
} from './adminStyle/index.ts';
export { adminStyleMachine, colorPicturesMachine, duplicateStyleMachine } from './adminStyle/index.ts';
export type {
  ProductAction,
  SizeGuideAction,
  TransactionFilter,
  UserAction,
  UserFilter,
} from './adminTables/index.ts';
export {
  allOrdersTableMachine,
  auditTableMachine,
  mailsTableMachine,
  ordersTableMachine,
  productsTableMachine,
  restockTableMachine,
  sizeGuidesTableMachine,
  statusAfter,
  transactionsTableMachine,
  usersTableMachine,
} from './adminTables/index.ts';
export type { CarouselEvent, CarouselInput } from './carousel/index.ts';
export { carouselMachine } from './carousel/index.ts';
export type { AddIntent, CartContext, CartEmitted, CartEvent, CartInput } from './cart/index.ts';
export {
  canCheckout,
  canIncrease,
  cartMachine,
  changingIds,
  EMPTY_CART,
  isInCart,
  isUnavailable,
  lineCount,
  pieceCount,
  sortedItems,
  subtotal,
  total,
  unavailableItems,
} from './cart/index.ts';
export { changeEmailMachine } from './changeEmail/index.ts';
export { changePasswordMachine } from './changePassword/index.ts';
export type {
  CartChanges,
  CartLineChange,
  CheckoutEmitted,
  CheckoutEvent,
  CheckoutInput,
  CheckoutValues,
  PlaceOrderInput,
  ShownCart,
} from './checkout/index.ts';
export { checkoutMachine, shownCartOf } from './checkout/index.ts';
export type { CollectionEvent, CollectionInput, CollectionOutcome } from './collection/index.ts';
export { collectionAfter, collectionMachine } from './collection/index.ts';
export type {
  CollectionFormEvent,
  CollectionFormInput,
  CollectionValues,
  SaveCollectionInput,
} from './collectionForm/index.ts';
export { collectionFormMachine } from './collectionForm/index.ts';
export type {
  CompleteProfileInput,
  ProfileValues,
} from './completeProfile/index.ts';
export { completeProfileMachine } from './completeProfile/index.ts';
export type { ContactInput } from './contact/index.ts';
export { contactMachine } from './contact/index.ts';
export type { CountdownInput } from './countdown/index.ts';
export { countdownMachine } from './countdown/index.ts';
export type { DashboardEvent, DashboardInput } from './dashboard/index.ts';
export { dashboardMachine } from './dashboard/index.ts';
export type { DeleteAccountEvent } from './deleteAccount/index.ts';
export { deleteAccountMachine } from './deleteAccount/index.ts';
export type { DevicesEmitted, DevicesEvent } from './devices/index.ts';
export { devicesMachine } from './devices/index.ts';
export type { EmailLinkEvent, EmailLinkInput } from './emailLink/index.ts';
export { emailLinkMachine } from './emailLink/index.ts';
export type { ExportDataEmitted, ExportDataEvent } from './exportData/index.ts';
export { exportDataMachine } from './exportData/index.ts';
export type { FacetsEmitted, FacetsEvent, FilterChoice, FilterCount } from './facets/index.ts';
export { facetsMachine } from './facets/index.ts';
export type { ForgotPasswordInput } from './forgotPassword/index.ts';
export { forgotPasswordMachine } from './forgotPassword/index.ts';
export type {
  InboxEmitted,
  InboxEvent,
  InboxInput,
  MessageListEmitted,
  MessageListEvent,
  MessagesQuery,
  SendReplyInput,
} from './inbox/index.ts';
export {
  inboxMachine,
  messageListMachine,
  messagesPage,
  openReply,
  replyMachine,
  unreadMessages,
} from './inbox/index.ts';
export type {
  ActionTableEmitted,
  ActionTableEvent,
  FilterValue,
  ListAnswer,
  ListContext,
  ListEmitted,
  ListEvent,
  ListInput,
  ListQuery,
  PagedAnswer,
  RowActionAnswer,
  RowActionRequest,
  TableContext,
  TableEvent,
} from './list/index.ts';
export {
  busyIds,
  createActionTableMachine,
  createListMachine,
  createTableMachine,
  isOffered,
  listStatus,
} from './list/index.ts';
export type { LoginInput, LoginRequest } from './login/index.ts';
export { loginMachine } from './login/index.ts';
export type { NewsletterInput } from './newsletter/index.ts';
export { newsletterMachine } from './newsletter/index.ts';
export type {
  NotificationAction,
  NotificationsEmitted,
  NotificationsEvent,
  NotificationsInput,
  NotificationsQuery,
} from './notifications/index.ts';
export { markRequest, notificationsMachine, notificationsPage, unreadNotifications } from './notifications/index.ts';
export type { OrderDetailEvent, OrderDetailInput } from './orderDetail/index.ts';
export { orderDetailMachine } from './orderDetail/index.ts';
export { orderHistoryInput, orderHistoryMachine, orderHistoryPage } from './orderHistory/index.ts';
export type { OrdersEmitted, OrdersEvent, OrdersInput } from './orders/index.ts';
export { NO_ORDERS, ordersMachine } from './orders/index.ts';
export type { OtpEmitted, OtpEvent, OtpFlow, OtpInput, OtpOutput } from './otp/index.ts';
export { otpMachine } from './otp/index.ts';
export type { PaymentReturnEmitted, PaymentReturnEvent, PaymentReturnInput } from './paymentReturn/index.ts';
export { paymentReturnMachine } from './paymentReturn/index.ts';
export type {
  ColorChoice,
  ProductDetailEmitted,
  ProductDetailEvent,
  ProductDetailInput,
  ProductOutcome,
  SizeChoice,
  VariantChoice,
} from './productDetail/index.ts';
export {
  choiceOf,
  hasSeveralPrices,
  picturesOf,
  productDetailAfter,
  productDetailMachine,
  shownProduct,
} from './productDetail/index.ts';
export type {
  FormPicture,
  PictureField,
  ProductDraft,
  ProductFormEmitted,
  ProductFormEvent,
  ProductFormInput,
  ProductValues,
  RefusedFile,
  SaveProductInput,
} from './productForm/index.ts';
export { draftOf, productFormMachine, unfinishedNotice } from './productForm/index.ts';
export type { ProductFilter, ProductQuery, ProductsOutcome } from './productList/index.ts';
export { productListAfter, productListInput, productListMachine, productsPage } from './productList/index.ts';
export type { ProfileEvent } from './profile/index.ts';
export { profileMachine } from './profile/index.ts';
export type { ResetPasswordInput } from './resetPassword/index.ts';
export { resetPasswordMachine } from './resetPassword/index.ts';
export type { RestockLinkAction, RestockLinkEvent, RestockLinkInput } from './restockLink/index.ts';
export { restockLinkMachine } from './restockLink/index.ts';
export type { RestockRequestInput } from './restockRequest/index.ts';
export { restockRequestMachine } from './restockRequest/index.ts';
export type { SearchEmitted, SearchEvent, SearchInput } from './search/index.ts';
export { searchMachine, searchWords } from './search/index.ts';
export type { Session, SessionEmitted, SessionEvent, SessionInput, StoredSession } from './session/index.ts';
export { sessionMachine } from './session/index.ts';
export * as adminMessages from './shared/adminMessages.ts';
export { isNotFoundStatus } from './shared/failure.ts';
export { AUTH_ROUTES, isAuthRoute, landing, parseReturnPath } from './shared/landing.ts';
export * as messages from './shared/messages.ts';
export { isPaymentPage } from './shared/payment.ts';
export * as settingsMessages from './shared/settingsMessages.ts';
export { SEARCH_DEBOUNCE_MS } from './shared/timings.ts';
export type { SharedWishlistEvent, SharedWishlistInput } from './sharedWishlist/index.ts';
export { sharedWishlistMachine } from './sharedWishlist/index.ts';
export type { SignupInput } from './signup/index.ts';
export { signupMachine } from './signup/index.ts';
export type { SizeGuideEvent, SizeGuideInput, SizeGuideOutcome } from './sizeGuide/index.ts';
export { sizeGuideAfter, sizeGuideMachine } from './sizeGuide/index.ts';
export type {
  SaveSizeGuideInput,
  SizeGuideFormEvent,
  SizeGuideFormInput,
  SizeGuideSubject,
} from './sizeGuideForm/index.ts';
export { sizeGuideFormMachine } from './sizeGuideForm/index.ts';
export { stepUpMachine } from './stepUp/index.ts';
export type { TwoFactorEmitted, TwoFactorEvent } from './twoFactor/index.ts';
export { twoFactorMachine } from './twoFactor/index.ts';
export type {
  SavedProduct,
  WishlistEmitted,
  WishlistEvent,
  WishlistInput,
  WishlistProduct,
} from './wishlist/index.ts';
export { isSaved, shownItems, wishlistMachine, wishlistProduct } from './wishlist/index.ts';
