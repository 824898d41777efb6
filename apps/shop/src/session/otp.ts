import type { OtpFlow } from '@abs/machines';
import { recall, remember } from './tabStorage.ts';

type Stored = { flow: OtpFlow; email: string; resendAt?: number };

const KEY = 'otp';
const FLOWS: readonly OtpFlow[] = ['signup', 'login', 'reset'];

/** The flow that a URL names; sign-up if it names none. */
export function otpFlow(value: string | null): OtpFlow {
  return FLOWS.find((flow) => flow === value) ?? 'signup';
}

/** Stores the email address that a code is requested for. @returns the path of the code screen. */
export function otpPath(flow: OtpFlow, email: string): string {
  const resendAt = storedOtp(flow)?.email === email ? storedOtp(flow)?.resendAt : undefined;
  remember(KEY, { flow, email, resendAt });
  return `/otp?flow=${flow}`;
}

/** Stores when another code may be sent, so that a reload does not restart the countdown. */
export function storeResendAt(flow: OtpFlow, email: string, resendAt: number): void {
  remember(KEY, { flow, email, resendAt });
}

/** The stored data of a flow, from before a reload. */
export function storedOtp(flow: OtpFlow): Stored | null {
  const stored = recall(KEY) as Partial<Stored> | null;
  return stored?.flow === flow && typeof stored.email === 'string' ? (stored as Stored) : null;
}
