import { API_BASE_PATH, type CallName, endpoints } from '@abs/contract';

/** Why a check failed: what the kit sent, what the backend answered, and what the specification says. */
export type FaultDetails = { sent: string; came: string; spec: string };

/** The backend did something that the shop cannot work with. */
export class Fault extends Error {
  override readonly name = 'Fault';
  readonly details: FaultDetails;
  /** The call at fault, where it is another than the one being checked. */
  readonly call: CallName | undefined;

  constructor(details: FaultDetails, call?: CallName) {
    super(`${details.sent}: ${details.came}`);
    this.details = details;
    this.call = call;
  }
}

/** A check could not be made; its message says why. */
export class NotTried extends Error {
  override readonly name = 'NotTried';
}

/** What went wrong, as far as an error says. */
export function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  // The error of fetch itself says 'fetch failed' only.
  return error.cause instanceof Error ? error.cause.message : error.message;
}

/** @returns the value. @throws {NotTried} with the reason when there is none */
export function need<T>(value: T | undefined | null, reason: string): T {
  if (value === undefined || value === null) throw new NotTried(reason);
  return value;
}

export type CheckResult =
  | { title: string; outcome: 'passed' }
  | { title: string; outcome: 'failed'; fault: FaultDetails }
  | { title: string; outcome: 'notTried'; reason: string };

export type Outcome = 'works' | 'adapted' | 'fails' | 'notTried';

/** What was found about one call. */
export type CallResult = {
  call: CallName;
  /** Method and path. */
  address: string;
  outcome: Outcome;
  checks: CheckResult[];
  /** How the shop adapts to the answers of this call. */
  adaptations: string[];
  /** What does no harm, and could be better. */
  remarks: string[];
};

/** Method and path of a call, as 'GET /orders/{id}'. */
export const addressOf = (call: CallName): string => `${endpoints[call].method} ${endpoints[call].path}`;
/** The path of a call with its parameters filled in, from the origin on. */
export const pathOf = (call: CallName, params: Record<string, string> = {}): string =>
  API_BASE_PATH + endpoints[call].path.replace(/\{(\w+)\}/g, (_, name) => encodeURIComponent(params[name] ?? ''));
