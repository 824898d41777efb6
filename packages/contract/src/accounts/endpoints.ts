import type { Endpoint } from '../endpoint.ts';

export const accountEndpoints = {
  signup: { method: 'POST', path: '/signup', auth: 'none' },
  login: { method: 'POST', path: '/login', auth: 'none' },
  logout: { method: 'POST', path: '/logout', auth: 'customer', additive: true },
  logoutEverywhere: { method: 'POST', path: '/logout-everywhere', auth: 'customer', additive: true },
  completeProfile: { method: 'POST', path: '/complete-profile-registration/{id}', auth: 'customer' },
  verifyEmail: { method: 'POST', path: '/verify-email', auth: 'none' },
  verifyEmailAccount: { method: 'POST', path: '/verify-email-account', auth: 'none' },
  requestOtp: { method: 'POST', path: '/request-otp', auth: 'none' },
  forgotPassword: { method: 'POST', path: '/forgot-password', auth: 'none' },
  resetPassword: { method: 'POST', path: '/reset-password', auth: 'none' },
  getProfile: { method: 'GET', path: '/user/profile', auth: 'customer' },
} as const satisfies Record<string, Endpoint>;
