import { API_ORIGIN } from './client.ts';
import { readOrigins } from './origins.ts';

/**
 * Origins that a payment may redirect to: the provider's, the backend's (its sandbox), the shop's, and those that the
 * build names. No others, so that a faulty or hostile backend cannot send shoppers and their cards to another site.
 */
export const paymentOrigins = (): string[] => [
  'https://checkout.paystack.com',
  API_ORIGIN || window.location.origin,
  window.location.origin,
  ...readOrigins(import.meta.env.VITE_PAYMENT_ORIGINS),
];
