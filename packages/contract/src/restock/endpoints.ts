import type { Endpoint } from '../endpoint.ts';

export const restockEndpoints = {
  requestRestockMail: { method: 'POST', path: '/restock-requests', auth: 'none', additive: true },
  requestOwnRestockMail: { method: 'POST', path: '/user/restock-requests', auth: 'customer', additive: true },
  confirmRestockMail: { method: 'POST', path: '/restock-requests/confirm', auth: 'none', additive: true },
  cancelRestockMails: { method: 'POST', path: '/restock-requests/cancel', auth: 'none', additive: true },
} as const satisfies Record<string, Endpoint>;
