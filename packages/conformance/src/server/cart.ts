import { type Call, Refusal, type SignedIn } from './call.ts';
import { findProduct, productAnswer } from './catalogue.ts';

function changeQuantity({ store, account, body }: SignedIn) {
  const product = findProduct(store, body.productId);
  const step = Number(body.quantity);
  const line = account.cart.find(({ productId }) => productId === product.id);
  const quantity = (line?.quantity ?? 0) + step;
  if (!Number.isInteger(step) || quantity < 0) throw new Refusal(400, 'quantity must be a whole number');
  if (quantity > product.quantity) throw new Refusal(400, `Only ${product.quantity} left in stock`);
  if (quantity === 0) account.cart = account.cart.filter((other) => other !== line);
  else if (line) line.quantity = quantity;
  else account.cart.push({ id: store.nextId(), productId: product.id, quantity, createdAt: new Date().toISOString() });
  return { productId: product.id, quantity: step };
}

/** A line whose product was deleted. The switch `deletedProducts` adds it to every cart. */
const DELETED_LINE = {
  id: '900001',
  productId: '900002',
  product: null,
  quantity: 1,
  createdAt: new Date(0).toISOString(),
};
const hasDeletedLine = ({ has, account }: SignedIn) => has('deletedProducts') && account.hasDeletedLine;

function cartAnswer(context: SignedIn) {
  const items = context.account.cart.map(({ id, productId, quantity, createdAt }) => {
    const { name, price, size, color, salesCoverPicture } = productAnswer(
      context,
      findProduct(context.store, productId),
    );
    return {
      id,
      productId,
      product: { id: productId, name, price, size, color, salesCoverPicture },
      quantity,
      createdAt,
    };
  });
  return { items: hasDeletedLine(context) ? [DELETED_LINE, ...items] : items };
}

function remove(context: SignedIn, key: 'id' | 'productId', value: string | undefined): void {
  const { account } = context;
  if (hasDeletedLine(context) && value === DELETED_LINE[key]) {
    account.hasDeletedLine = false;
    return;
  }
  const rest = account.cart.filter((line) => line[key] !== value);
  if (rest.length === account.cart.length) throw new Refusal(404, 'Item not found');
  account.cart = rest;
}

export const cartCalls: Call[] = [
  {
    method: 'POST',
    path: '/cart',
    auth: 'customer',
    body: { productId: 'text', quantity: 'number' },
    answer: changeQuantity,
  },
  { method: 'GET', path: '/cart', auth: 'customer', answer: cartAnswer },
  {
    method: 'DELETE',
    path: '/delete-cart-product/{id}',
    auth: 'customer',
    answer: (context) => {
      remove(context, 'productId', context.params.id);
      return {};
    },
  },
  {
    method: 'DELETE',
    path: '/cart/item/{id}',
    auth: 'customer',
    answer: (context) => {
      remove(context, 'id', context.params.id);
      return { itemId: context.params.id };
    },
  },
];
