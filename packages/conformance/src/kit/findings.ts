import { API_BASE_PATH, type CallName, endpoints } from '@abs/contract';

/** Why a check failed: the request of the kit, the answer of the backend, and the rule of the specification. */
export type FaultDetails = { sent: string; came: string; spec: string };

/** The backend did something that the shop cannot work with. */
export class Fault extends Error {
  override readonly name = 'Fault';
  readonly details: FaultDetails;
  /** The call at fault, if it can differ from the one being checked. */
  readonly call: CallName | undefined;

  constructor(details: FaultDetails, call?: CallName) {
    super(`${details.sent}: ${details.came}`);
    this.details = details;
    this.call = call;
  }
}

/** A check could not be run; the message gives the reason. */
export class NotTried extends Error {
  override readonly name = 'NotTried';
}

/** The most specific message of an error. */
export function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  // An error of fetch has only the message 'fetch failed'; the details are in its cause.
  return error.cause instanceof Error ? error.cause.message : error.message;
}

/** @returns the value. @throws {NotTried} with the reason when the value is missing */
export function need<T>(value: T | undefined | null, reason: string): T {
  if (value === undefined || value === null) throw new NotTried(reason);
  return value;
}

export type CheckResult =
  | { title: string; outcome: 'passed' }
  | { title: string; outcome: 'failed'; fault: FaultDetails }
  | { title: string; outcome: 'notTried'; reason: string };

export type Outcome = 'works' | 'adapted' | 'fails' | 'notTried';

/** The findings about one call. */
export type CallResult = {
  call: CallName;
  /** Method and path. */
  address: string;
  outcome: Outcome;
  checks: CheckResult[];
  /** How the shop adapts to the answers of this call. */
  adaptations: string[];
  /** Harmless flaws that could be improved. */
  remarks: string[];
};

/** Method and path of a call, such as 'GET /orders/{id}'. */
export const addressOf = (call: CallName): string => `${endpoints[call].method} ${endpoints[call].path}`;
/** The absolute path of a call, with its parameters filled in. */
export const pathOf = (call: CallName, params: Record<string, string> = {}): string =>
  API_BASE_PATH + endpoints[call].path.replace(/\{(\w+)\}/g, (_, name) => encodeURIComponent(params[name] ?? ''));
