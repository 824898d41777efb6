/** Decides whether a component is stable, by the results of its stories in the last runs of the suites. */
import type { StoryResults } from '../runner/testReports.ts';
import { modesOf, themes } from '../screenshots/modes.ts';
import type { Evidence } from './evidence.ts';

type Outcome = 'passed' | 'failed' | 'not run';

type Proof = {
  /** 'Stories', 'axe', 'Keyboard', 'Pictures' */
  kind: string;
  outcome: Outcome;
  /** The result, or the missing part, as a part of a sentence. */
  says: string;
  /** The stories that show it, or that prevent it. */
  stories: { id: string; name: string }[];
};

export type Status = {
  /** Stable when everything passed. */
  outcome: Outcome;
  proofs: Proof[];
  /** The missing proofs, each in a few words. */
  missing: string[];
};

export const statusNames: Readonly<Record<Outcome, string>> = {
  passed: 'Stable',
  failed: 'Not stable yet',
  'not run': 'Not run',
};

const count = (number: number, one: string, many = `${one}s`) => `${number} ${number === 1 ? one : many}`;
const countStories = (number: number) => count(number, 'story', 'stories');

type Named = Evidence['stories'];

/** Judges stories that have to pass in each theme or mode. @param passed the text when all have passed */
function judge(
  kind: string,
  stories: Named,
  results: StoryResults,
  wanted: (story: Named[number]) => readonly string[],
  passed: string,
): Proof {
  const which = (found: boolean | undefined) =>
    stories.filter((story) => wanted(story).some((name) => results[story.id]?.[name] === found));
  const failed = which(false);
  const absent = which(undefined);
  if (failed.length > 0)
    return { kind, outcome: 'failed', says: `${countStories(failed.length)} failed`, stories: failed };
  if (absent.length === stories.length) return { kind, outcome: 'not run', says: 'not run', stories: [] };
  if (absent.length > 0)
    return { kind, outcome: 'not run', says: `${countStories(absent.length)} not run`, stories: absent };
  return { kind, outcome: 'passed', says: passed, stories: [] };
}

function axeProof({ stories, tests, exceptions }: Evidence): Proof {
  const reasons = exceptions.map(({ name, why }) => `${name} ${why}`);
  if (reasons.length > 0) return { kind: 'axe', outcome: 'failed', says: reasons.join(', '), stories: exceptions };
  return judge('axe', stories, tests, () => themes, `every story, ${themes.join(' and ')}`);
}

/** Whether a component or screen handles keys: itself, not at all, or through the components that it uses. */
export type Keys = 'own' | 'none' | 'parts';

const untested: Record<Keys, string> = { own: 'no test', none: 'nothing to press', parts: 'tested in its components' };

function keyboardProof({ keyboard, tests }: Evidence, keys: Keys): Proof {
  const kind = 'Keyboard';
  if (keyboard.length === 0)
    return { kind, outcome: keys === 'own' ? 'failed' : 'passed', says: untested[keys], stories: [] };
  return { ...judge(kind, keyboard, tests, () => themes, 'tested'), stories: keyboard };
}

/**
 * Stable when its stories passed with axe in both themes, looked like their baselines in every mode, and, if it handles
 * keys itself, one of them presses keys.
 */
export function statusOf(evidence: Evidence, keys: Keys): Status {
  const { stories, pictures } = evidence;
  const shots = stories.flatMap(modesOf);
  const proofs: Proof[] = [
    {
      kind: 'Stories',
      outcome: stories.length > 0 ? 'passed' : 'failed',
      says: stories.length > 0 ? countStories(stories.length) : 'none',
      stories: [],
    },
    axeProof(evidence),
    keyboardProof(evidence, keys),
    judge('Pictures', stories, pictures, modesOf, `${shots.length}, in ${count(new Set(shots).size, 'mode')}`),
  ];
  const worst = (['failed', 'not run'] as const).find((outcome) => proofs.some((proof) => proof.outcome === outcome));
  const missing = proofs.filter(({ outcome }) => outcome !== 'passed').map(({ kind, says }) => `${kind}: ${says}`);
  return { outcome: worst ?? 'passed', proofs, missing };
}
