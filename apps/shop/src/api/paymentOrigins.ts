import { API_ORIGIN } from './client.ts';

/**
 * Where a payment may send the browser: the provider's page, the backend's own (its sandbox), and what the build names.
 * Nowhere else, so that a faulty or hostile backend cannot lead shoppers and their cards astray.
 */
export const paymentOrigins = (): string[] => [
  'https://checkout.paystack.com',
  API_ORIGIN || window.location.origin,
  window.location.origin,
  ...(import.meta.env.VITE_PAYMENT_ORIGINS ?? '').split(',').filter(Boolean),
];
