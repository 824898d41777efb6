import { useEffect } from 'react';
import { useNavigationType } from 'react-router-dom';
import { type Shop, useShop } from '../machines/shop.tsx';

/** How long an answer is shown again without asking, in milliseconds: somebody who goes back expects the page as it was. */
const RECALLED_FOR = 5 * 60_000;
/** The most answers that are kept. */
const MOST = 20;

type Answers = Map<string, { answer: unknown; at: number }>;

/** By shop: stories start several in one page. */
const answersOf = new WeakMap<Shop, Answers>();

/** Keeps what a page shows for a return to it. @param answer undefined while there is none */
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
 * What a page showed when it was left, for its first rendering after Back or Forward: the page is as long as it was, and
 * can be scrolled to where it was. Undefined where it has to load, or after five minutes.
 */
export function useRecalled<Answer>(key: string): Answer | undefined {
  const answers = answersOf.get(useShop());
  const isReturn = useNavigationType() === 'POP';
  const kept = isReturn ? answers?.get(key) : undefined;
  return kept && Date.now() - kept.at < RECALLED_FOR ? (kept.answer as Answer) : undefined;
}
