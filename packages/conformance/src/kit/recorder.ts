import type { CallName } from '@abs/contract';
import { addressOf, type CallResult, type CheckResult, type FaultDetails, type Outcome } from './findings.ts';

export type Recorder = ReturnType<typeof createRecorder>;

/** Collects the findings of each call, without duplicates. */
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
  /** Keeps a failure if the same check is run again: a call may pass for one account and fail for another. */
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
    /** Marks a call as answered successfully. A call that was only refused counts as not tried. */
    succeeded: (call: CallName) => void succeeded.add(call),
    /** @param how readable text such as 'products[].price: a number written as text' */
    adapted: (call: CallName, how: string) => addOnce(of(call).adaptations, how),
    remark: (call: CallName, text: string) => addOnce(of(call).remarks, text),
    /** Records created data until it is forgotten. @param name readable text such as 'order 7' */
    leave: (name: string) => addOnce(left, name),
    /** Forgets data that was deleted. */
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
