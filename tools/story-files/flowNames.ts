/** What people call each flow, in its group of the sidebar, by the name of its machine. */
export const flowNames: Readonly<Record<string, string>> = {
  addresses: 'Shop/Saved addresses',
  adminCollections: 'Back office/Collections',
  adminCounts: 'Back office/Counts in the menu',
  adminOrder: 'Back office/Order',
  adminProduct: 'Back office/Product',
  adminStyle: 'Back office/Stock and prices of a style',
  allOrdersTable: 'Back office/All orders',
  auditTable: 'Back office/Changes by admins',
  carousel: 'Shop/Slides',
  cart: 'Shop/Cart',
  changeEmail: 'Shop/New email address',
  changePassword: 'Shop/New password of an account',
  checkout: 'Shop/Checkout',
  collection: 'Shop/Collection',
  collectionForm: 'Back office/Collection form',
  colorPictures: 'Back office/Pictures of a color',
  completeProfile: 'Shop/Complete your profile',
  contact: 'Shop/Contact form',
  countdown: 'Shop/Time until a new code',
  dashboard: 'Back office/Overview',
  deleteAccount: 'Shop/Deleting an account',
  devices: 'Shop/Devices',
  duplicateStyle: 'Back office/Copy of a style',
  emailLink: 'Shop/Link to a new email address',
  exportData: 'Shop/Download of your data',
  facets: 'Shop/Filters',
  forgotPassword: 'Shop/Forgotten password',
  inbox: 'Back office/Inbox',
  login: 'Shop/Login',
  mailsTable: 'Back office/Failed emails',
  messageList: 'Back office/Messages',
  newsletter: 'Shop/Newsletter',
  notifications: 'Back office/Notifications',
  orderDetail: 'Shop/Order',
  orderHistory: 'Shop/Order history',
  orders: 'Shop/Orders to pay',
  ordersTable: 'Back office/Orders of the overview',
  otp: 'Shop/Code from an email',
  paymentReturn: 'Shop/Return from the payment',
  productDetail: 'Shop/Product',
  productForm: 'Back office/Product form',
  productList: 'Shop/Product list',
  productsTable: 'Back office/Products',
  profile: 'Shop/Profile',
  reply: 'Back office/Reply to a message',
  resetPassword: 'Shop/Reset of a password',
  restockLink: 'Shop/Link of a restock request',
  restockRequest: 'Shop/Restock request',
  restockTable: 'Back office/Waiting for restock',
  search: 'Shop/Search',
  session: 'Shop/Session',
  sharedWishlist: 'Shop/Shared wishlist',
  signup: 'Shop/Sign-up',
  sizeGuide: 'Shop/Size guide',
  sizeGuideForm: 'Back office/Size guide form',
  sizeGuidesTable: 'Back office/Size guides',
  stepUp: 'Back office/Code before an action',
  transactionsTable: 'Back office/Transactions',
  twoFactor: 'Shop/Two-factor authentication',
  usersTable: 'Back office/Users',
  wishlist: 'Shop/Wishlist',
};

/** What people call the flow of a machine. */
export const flowName = (machine: string): string => flowNames[machine]?.split('/').at(-1) ?? machine;

/** The same with its group, because the shop and the back office both have an Order and a Product. */
export const flowPlace = (machine: string): string => flowNames[machine]?.replace('/', ': ') ?? machine;

/** The title of a flow's page in Storybook. */
export const flowTitle = (machine: string): string => `Flows/State atlas/${flowNames[machine] ?? machine}`;

/** The machine whose flow has this page. */
export const machineOf = (title: string): string | undefined =>
  Object.keys(flowNames).find((machine) => flowTitle(machine) === title);
