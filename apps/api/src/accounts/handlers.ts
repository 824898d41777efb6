import type { Handlers } from '../http/handler.ts';
import { logout, logoutEverywhere } from './logout.ts';
import { endSession, getSessions } from './ownSessions.ts';
import { changePassword } from './passwordChange.ts';
import { resetPassword } from './passwordReset.ts';
import { completeProfile, getProfile } from './profile.ts';
import { signup } from './signup.ts';
import { forgotPassword, requestOtp, verifyEmail, verifyEmailAccount } from './verification.ts';

export const accountHandlers = {
  signup,
  logout,
  logoutEverywhere,
  verifyEmail,
  verifyEmailAccount,
  requestOtp,
  forgotPassword,
  resetPassword,
  changePassword,
  getSessions,
  endSession,
  completeProfile,
  getProfile,
} satisfies Partial<Handlers>;
