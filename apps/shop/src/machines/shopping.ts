import { startCart } from './cart.ts';
import { startOrders } from './orders.ts';
import { provideShopping } from './shoppingCode.ts';

// Pages that show cart or orders import this file, so that their first rendering has the real machines.
provideShopping({ startCart, startOrders });
