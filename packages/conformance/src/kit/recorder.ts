import type { CallName } from '@abs/contract';
import { addressOf, type CallResult, type CheckResult, type FaultDetails, type Outcome } from './findings.ts';

export type Recorder = ReturnType<typeof createRecorder>;

/** Collects what is found, call by call; what is found twice is kept once. */
export function createRecorder(calls: readonly CallName[]) {
  const results = new Map<CallName, Omit<CallResult, 'outcome'>>();
  const of = (call: CallName) => {
    const known = results.get(call) ?? { call, address: addressOf(call), checks: [], adaptations: [], remarks: [] };
    results.set(call, known);
    return known;
  };
  const addOnce = (texts: string[], text: string) => {
    if (!texts.includes(text)) texts.push(text);
  };
  /** A failure replaces what the same check found before: the call may pass for one account and fail for another. */
  const addCheck = (call: CallName, check: CheckResult) => {
    const { checks } = of(call);
    const index = checks.findIndex(({ title }) => title === check.title);
    if (index === -1) checks.push(check);
    else if (checks[index]?.outcome !== 'failed') checks[index] = check;
  };
  for (const call of calls) of(call);
  const succeeded = new Set<CallName>();
  let left: string[] = [];

  return {
    passed: (call: CallName, title: string) => addCheck(call, { title, outcome: 'passed' }),
    failed: (call: CallName, title: string, fault: FaultDetails) => addCheck(call, { title, outcome: 'failed', fault }),
    notTried: (call: CallName, title: string, reason: string) => addCheck(call, { title, outcome: 'notTried', reason }),
    /** The call was answered as it should be; one that was only refused has not been tried. */
    succeeded: (call: CallName) => void succeeded.add(call),
    /** @param how for a person, as 'products[].price: a number written as text' */
    adapted: (call: CallName, how: string) => addOnce(of(call).adaptations, how),
    remark: (call: CallName, text: string) => addOnce(of(call).remarks, text),
    /** Something was created, and is there until it is forgotten. @param name for a person, as 'order 7' */
    leave: (name: string) => addOnce(left, name),
    /** It is deleted. */
    forget: (name: string) => {
      left = left.filter((one) => one !== name);
    },
    left: (): readonly string[] => left,
    results: (): CallResult[] => [...results.values()].map((result) => ({ ...result, outcome: outcomeOf(result) })),
  };

  function outcomeOf({ call, checks, adaptations }: Omit<CallResult, 'outcome'>): Outcome {
    if (checks.some(({ outcome }) => outcome === 'failed')) return 'fails';
    if (!succeeded.has(call)) return 'notTried';
    return adaptations.length > 0 ? 'adapted' : 'works';
  }
}
