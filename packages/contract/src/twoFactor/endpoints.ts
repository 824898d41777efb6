import type { Endpoint } from '../endpoint.ts';

export const twoFactorEndpoints = {
  getTwoFactor: { method: 'GET', path: '/admin/two-factor', auth: 'admin', additive: true },
  startTwoFactor: { method: 'POST', path: '/admin/two-factor', auth: 'admin', additive: true },
  confirmTwoFactor: { method: 'POST', path: '/admin/two-factor/confirm', auth: 'admin', additive: true },
  renewRecoveryCodes: { method: 'POST', path: '/admin/two-factor/recovery-codes', auth: 'admin', additive: true },
  stepUp: { method: 'POST', path: '/admin/two-factor/step-up', auth: 'admin', additive: true },
  endTwoFactor: { method: 'POST', path: '/admin/two-factor/end', auth: 'admin', additive: true },
} as const satisfies Record<string, Endpoint>;
