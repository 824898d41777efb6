import { useEffect } from 'react';
import { useNavigationType } from 'react-router-dom';
import { type Shop, useShop } from './shop.tsx';

/**
 * How long a response is shown again without a new request, in milliseconds, because shoppers who go back expect the
 * page unchanged.
 */
const RECALLED_FOR = 5 * 60_000;
/** The maximum number of kept responses. */
const MOST = 20;

type Answers = Map<string, { answer: unknown; at: number }>;

/** By shop, because stories start several per page. */
const answersOf = new WeakMap<Shop, Answers>();

/** Keeps the response that a page shows, for a return to the page. @param answer undefined until it has loaded */
export function useRemember(key: string, answer: unknown): void {
  const shop = useShop();
  useEffect(() => {
    if (answer === undefined) return;
    const answers: Answers = answersOf.get(shop) ?? new Map();
    answersOf.set(shop, answers);
    answers.delete(key);
    answers.set(key, { answer, at: Date.now() });
    for (const oldest of answers.keys()) if (answers.size > MOST) answers.delete(oldest);
  }, [shop, key, answer]);
}

/**
 * The response that a page showed when it was left, for its first render after Back or Forward. The page then has its
 * former height, so that its scroll position can be restored. Undefined if the page has to load, or after five minutes.
 */
export function useRecalled<Answer>(key: string): Answer | undefined {
  const answers = answersOf.get(useShop());
  const isReturn = useNavigationType() === 'POP';
  const kept = isReturn ? answers?.get(key) : undefined;
  return kept && Date.now() - kept.at < RECALLED_FOR ? (kept.answer as Answer) : undefined;
}
