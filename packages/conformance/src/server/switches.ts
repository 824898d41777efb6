/**
 * How real backends differ from the basic contract, each as a switch of the reference server. A switch changes one thing.
 * The kit's tests and the journeys run through this list, so that both try a new switch.
 */

type Switch = {
  /** The server's behaviour as readable text. */
  does: string;
  /**
   * The shop's reaction. 'adapts': a shopper sees no difference. 'without': data that the server does not send is not
   * shown. 'explains': something is impossible, and a message explains it.
   */
  shop: 'adapts' | 'without' | 'explains';
};

export const switches = {
  numericIds: { does: 'Ids are numbers.', shop: 'adapts' },
  numbersAsText: { does: 'Prices, quantities and totals are written as text.', shop: 'adapts' },
  datesAsNumbers: { does: 'Times are milliseconds since 1970.', shop: 'adapts' },
  lowerCaseStatuses: { does: 'The status of an order is written in lower case.', shop: 'adapts' },
  wordForUnpaid: { does: 'The payment status of an unpaid order is “pending”.', shop: 'adapts' },
  otherStatuses: { does: 'A paid order has the status “DELIVERED”.', shop: 'explains' },
  otherUserType: { does: 'The user type of customers is “User”.', shop: 'adapts' },

  otherPagination: { does: 'The pagination of a profile has other names: currentPage, lastPage.', shop: 'adapts' },
  nullPagination: { does: 'The pagination of a profile is null.', shop: 'adapts' },
  noPagination: { does: 'A profile has no pagination.', shop: 'adapts' },
  noTotals: { does: 'Lists of products and users have no totals.', shop: 'without' },
  ignoresPaging: { does: 'Lists answer everything, whatever page is requested.', shop: 'adapts' },
  oldestOrdersFirst: { does: 'Orders are listed oldest first.', shop: 'adapts' },
  noPaymentStatus: { does: 'Orders have no payment status.', shop: 'adapts' },
  noCreatedAt: { does: 'Users and cart lines have no time of creation.', shop: 'without' },
  nullCover: { does: 'The first product has no cover picture: null.', shop: 'without' },
  nullSubImages: { does: 'The further pictures of products are null.', shop: 'without' },
  nullTexts: { does: 'Color, size and description of products are null.', shop: 'without' },
  nullLists: { does: 'An empty list is null.', shop: 'adapts' },
  notFoundWhenEmpty: { does: 'An empty cart and an empty list of orders are answered with 404.', shop: 'explains' },
  deletedProducts: { does: 'A line in the cart, and one in a past order, has null for its product.', shop: 'without' },
  priceNoNumber: { does: 'The second product has the price “N/A”.', shop: 'explains' },
  pictureFileNames: { does: 'Pictures are named by a path without host: “pictures/hoodie-0.svg”.', shop: 'adapts' },

  wrappedOrders: { does: 'The orders are {orders: […]} rather than a list.', shop: 'adapts' },
  bareOrder: { does: 'An order is answered itself rather than as {order}.', shop: 'adapts' },
  cancelledOrderInObject: { does: 'A cancelled order is answered as {orderId} rather than its id.', shop: 'adapts' },
  wrappedAnswers: { does: 'Every answer is {success, data} with the answer in data.', shop: 'explains' },
  mongoIds: { does: 'Ids are named _id.', shop: 'explains' },
  extraFields: { does: 'Every object has fields that nobody knows.', shop: 'adapts' },
  otherMeanings: {
    does: 'Products and orders have fields named as additive ones, with other contents.',
    shop: 'adapts',
  },
  tokenOnlyInLogin: { does: 'Login answers a token without the user.', shop: 'explains' },

  emptyDelete: { does: 'A DELETE answers 204 without a body.', shop: 'adapts' },
  emptyAnswers: { does: 'Calls whose answer nobody reads answer without a body.', shop: 'adapts' },
  noAuthorizationUrl: { does: 'A payment starts without an address to go to.', shop: 'explains' },

  htmlErrors: { does: 'Errors are HTML pages.', shop: 'explains' },
  errorsOtherwise: { does: 'Errors are {error} rather than {message}.', shop: 'explains' },
  listedMessages: { does: 'The message of an error is a list of sentences.', shop: 'adapts' },
  unknownCallsAnswerShop: { does: 'Calls it does not have are answered 200 with an HTML page.', shop: 'adapts' },
  unknownCallsForbidden: { does: 'Calls it does not have are refused with 403.', shop: 'adapts' },
  refusesQueries: { does: 'A query that the contract does not have is refused.', shop: 'adapts' },
  noCors: { does: 'No other origin may call.', shop: 'adapts' },
} as const satisfies Record<string, Switch>;

export type SwitchName = keyof typeof switches;
export const switchNames = Object.keys(switches) as SwitchName[];
