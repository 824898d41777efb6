import type { Check } from './check.ts';
import type { Client } from './client.ts';
import type { Config } from './config.ts';
import type { Outside } from './outside.ts';
import type { Product } from './reader.ts';
import type { Recorder } from './recorder.ts';

/** An account that can log in. */
export type Person = {
  email: string;
  password: string;
  /** The kit opened the account, and may change its names and password. */
  isNew: boolean;
  token?: string;
  userId?: string;
};

/** The shared state of a run's checks. Steps set values for later ones; a missing value could not be obtained. */
export type Run = {
  config: Config;
  outside: Outside;
  client: Client;
  recorder: Recorder;
  check: Check;
  wait(milliseconds: number): Promise<void>;
  log(line: string): void;
  /** A product with a price and at least two pieces in stock. */
  product?: Product;
  /** The customer who makes the purchase. */
  customer?: Person;
  /** A second customer, who must not see the data of the first. */
  stranger?: Person;
  admin?: Person;
  /** The id of a paid order, and the reference of the payment. */
  paidOrder?: string;
  paymentReference?: string;
  /** The picture of a new product: a URL or a file name. */
  picture?: string;
  /** A product that the kit added. */
  createdProduct?: { id: string; name: string };
};

export const NO_CUSTOMER = 'No customer is logged in.';
export const NO_STRANGER = 'No second customer is logged in.';
export const NO_PRODUCT = 'No product has a price and two pieces in stock.';
export const NO_ADMIN = 'The config names no admin.';
