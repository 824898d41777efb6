import type { Endpoint } from '../endpoint.ts';

export const settingsEndpoints = {
  changePassword: { method: 'POST', path: '/user/password', auth: 'customer', additive: true },
  requestEmailChange: { method: 'POST', path: '/user/email', auth: 'customer', additive: true },
  confirmEmailChange: { method: 'POST', path: '/email-change/confirm', auth: 'none', additive: true },
  cancelEmailChange: { method: 'POST', path: '/email-change/cancel', auth: 'none', additive: true },
  getSessions: { method: 'GET', path: '/user/sessions', auth: 'customer', additive: true },
  endSession: { method: 'DELETE', path: '/user/sessions/{id}', auth: 'customer', additive: true },
  exportData: { method: 'GET', path: '/user/data', auth: 'customer', additive: true, responseType: 'text/html' },
  deleteAccount: { method: 'POST', path: '/user/delete', auth: 'customer', additive: true },
} as const satisfies Record<string, Endpoint>;
