import type { Check } from './check.ts';
import type { Client } from './client.ts';
import type { Config } from './config.ts';
import type { Outside } from './outside.ts';
import type { Product } from './reader.ts';
import type { Recorder } from './recorder.ts';

/** Somebody who can log in. */
export type Person = {
  email: string;
  password: string;
  /** Opened by the kit, which may then change names and password. */
  isNew: boolean;
  token?: string;
  userId?: string;
};

/** What the checks of one run share. Steps fill in what later ones need; a missing value could not be obtained. */
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
  /** Buys. */
  customer?: Person;
  /** Must not see what the customer has. */
  stranger?: Person;
  admin?: Person;
  /** An order that is paid, and how the payment was named. */
  paidOrder?: string;
  paymentReference?: string;
  /** What a new product takes as its picture. */
  picture?: string;
  /** A product that the kit added. */
  createdProduct?: { id: string; name: string };
};

export const NO_CUSTOMER = 'No customer is logged in.';
export const NO_STRANGER = 'No second customer is logged in.';
export const NO_PRODUCT = 'No product has a price and two pieces in stock.';
export const NO_ADMIN = 'The config names no admin.';
