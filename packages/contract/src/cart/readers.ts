import { savedAddresses } from '../addresses/reader.ts';
import { productFields, sizeOption, withPrice } from '../catalogue/readers.ts';
import type { CallAnswerReader } from '../reading/answerReader.ts';
import type { CallResponse, Cart, CartItem } from '../reading/answers.ts';
import { nullable, time } from '../reading/furtherReaders.ts';
import { additive, amount, count, list, number, object, or, type Reader, text } from '../reading/reader.ts';

type LineProduct = CartItem['product'];

/** Earlier than any other time, so that a line without a time of creation keeps its place in the answer. */
const LONG_AGO = new Date(0).toISOString();

const product = withPrice(
  object<LineProduct>({ ...productFields, quantity: additive(count), sizes: additive(list(sizeOption)) }),
);

/** The product of a line when the backend no longer has the real one. */
const deletedProduct: LineProduct = {
  id: '',
  name: 'No longer available',
  price: null,
  size: '',
  color: '',
  salesCoverPicture: '',
  quantity: 0,
};

const cartItem: Reader<CartItem> = object<CartItem>({
  id: text,
  productId: text,
  product: (value, at) => (value === null ? or(product, deletedProduct)(value, at) : product(value, at)),
  quantity: count,
  createdAt: or(time, LONG_AGO),
});

const cart = object<Cart>({
  items: list(cartItem),
  deliveryFee: additive(amount),
  deliveryAddress: additive(nullable(text)),
  phoneNumber: additive(nullable(text)),
  addresses: additive(savedAddresses),
  total: additive(amount),
});

/** A value from the request, used when the answer does not repeat it. */
const asText = (value: unknown): string => String(value ?? '');

const deletion: CallAnswerReader<{ message: string; itemId: string }> = (answer, at, { params }) =>
  object<{ message: string; itemId: string }>({
    message: additive(text, 'product removed'),
    itemId: additive(text, asText(params?.id)),
  })(answer, at);

const addition: CallAnswerReader<CallResponse<'addToCart'>> = (answer, at, { body }) => {
  const sent = (body ?? {}) as { productId?: string; quantity?: number };
  return object<CallResponse<'addToCart'>>({
    productId: or(text, asText(sent.productId)),
    quantity: or(number, sent.quantity ?? 0),
    item: additive(nullable(cartItem)),
  })(answer, at);
};

const variantChange = object<CallResponse<'changeCartVariant'>>({ productId: text, quantity: count, item: cartItem });

export const cartReaders = {
  getCart: cart,
  addToCart: addition,
  changeCartVariant: variantChange,
  deleteCartItem: deletion,
  deleteCartProduct: deletion,
};
