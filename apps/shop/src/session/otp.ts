import type { OtpFlow } from '@abs/machines';
import { recall, remember } from './tabStorage.ts';

type Stored = { flow: OtpFlow; email: string; resendAt?: number };

const KEY = 'otp';
const FLOWS: readonly OtpFlow[] = ['signup', 'login', 'reset'];

/** The flow named in an address; sign-up when it names none. */
export function otpFlow(value: string | null): OtpFlow {
  return FLOWS.find((flow) => flow === value) ?? 'signup';
}

/** Stores whose code is requested. @returns the path of the code screen. */
export function otpPath(flow: OtpFlow, email: string): string {
  const resendAt = storedOtp(flow)?.email === email ? storedOtp(flow)?.resendAt : undefined;
  remember(KEY, { flow, email, resendAt });
  return `/otp?flow=${flow}`;
}

/** Stores when another code may be sent, so that a reload does not restart the countdown. */
export function storeResendAt(flow: OtpFlow, email: string, resendAt: number): void {
  remember(KEY, { flow, email, resendAt });
}

/** What is known of a flow from before a reload. */
export function storedOtp(flow: OtpFlow): Stored | null {
  const stored = recall(KEY) as Partial<Stored> | null;
  return stored?.flow === flow && typeof stored.email === 'string' ? (stored as Stored) : null;
}
