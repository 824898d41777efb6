import type { Endpoint } from '../endpoint.ts';

export const contactEndpoints = {
  sendContactMessage: { method: 'POST', path: '/contact', auth: 'none', additive: true },
  subscribeToNewsletter: { method: 'POST', path: '/newsletter', auth: 'none', additive: true },
} as const satisfies Record<string, Endpoint>;
