import type { Endpoint } from '../endpoint.ts';

export const accountEndpoints = {
  signup: { method: 'POST', path: '/signup', auth: 'none' },
  login: { method: 'POST', path: '/login', auth: 'none' },
  logout: { method: 'POST', path: '/logout', auth: 'customer', additive: true },
  logoutEverywhere: { method: 'POST', path: '/logout-everywhere', auth: 'customer', additive: true },
  changePassword: { method: 'POST', path: '/user/password', auth: 'customer', additive: true },
  requestEmailChange: { method: 'POST', path: '/user/email', auth: 'customer', additive: true },
  confirmEmailChange: { method: 'POST', path: '/email-change/confirm', auth: 'none', additive: true },
  cancelEmailChange: { method: 'POST', path: '/email-change/cancel', auth: 'none', additive: true },
  getSessions: { method: 'GET', path: '/user/sessions', auth: 'customer', additive: true },
  endSession: { method: 'DELETE', path: '/user/sessions/{id}', auth: 'customer', additive: true },
  deleteAccount: { method: 'POST', path: '/user/delete', auth: 'customer', additive: true },
  exportData: { method: 'GET', path: '/user/data', auth: 'customer', additive: true, responseType: 'text/html' },
  completeProfile: { method: 'POST', path: '/complete-profile-registration/{id}', auth: 'customer' },
  verifyEmail: { method: 'POST', path: '/verify-email', auth: 'none' },
  verifyEmailAccount: { method: 'POST', path: '/verify-email-account', auth: 'none' },
  requestOtp: { method: 'POST', path: '/request-otp', auth: 'none' },
  forgotPassword: { method: 'POST', path: '/forgot-password', auth: 'none' },
  resetPassword: { method: 'POST', path: '/reset-password', auth: 'none' },
  getProfile: { method: 'GET', path: '/user/profile', auth: 'customer' },
} as const satisfies Record<string, Endpoint>;
