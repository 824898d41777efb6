/** Whether a component is stable: computed from its evidence. */
import { modes } from '../screenshots/modes.ts';
import type { Evidence } from './evidence.ts';

const requiredThemes = ['light', 'dark'];

type Proof = {
  /** 'Stories', 'axe', 'Keyboard', 'Pictures' */
  kind: string;
  holds: boolean;
  /** What there is, or what is missing: a part of a sentence. */
  says: string;
  /** The stories that show it, or that stand in the way. */
  stories: { id: string; name: string }[];
};

export type Status = {
  isStable: boolean;
  proofs: Proof[];
  /** What is missing, each in a few words. */
  missing: string[];
};

const count = (number: number, one: string, many = `${one}s`) => `${number} ${number === 1 ? one : many}`;

function axeProof({ themes, exceptions }: Evidence): Proof {
  const absent = requiredThemes.filter((theme) => !themes.includes(theme));
  const reasons = [
    ...absent.map((theme) => `no test in ${theme}`),
    ...exceptions.map(({ name, why }) => `${name} ${why}`),
  ];
  return {
    kind: 'axe',
    holds: reasons.length === 0,
    says: reasons.length === 0 ? `every story, ${requiredThemes.join(' and ')}` : reasons.join(', '),
    stories: exceptions,
  };
}

function picturesProof({ stories, pictured }: Evidence): Proof {
  const lacking = stories.filter(({ id }) => modes.some((mode) => !pictured[id]?.includes(mode)));
  const taken = Object.values(pictured).flat().length;
  return {
    kind: 'Pictures',
    holds: taken > 0 && lacking.length === 0,
    says:
      taken === 0
        ? 'not yet'
        : lacking.length === 0
          ? `${taken}, in ${count(modes.length, 'mode')}`
          : `${taken} of ${stories.length * modes.length}`,
    stories: taken === 0 ? [] : lacking,
  };
}

/** Whether something answers to keys: itself, not at all, or through the components that it is made of. */
export type Keys = 'own' | 'none' | 'parts';

const untested: Record<Keys, string> = { own: 'no test', none: 'nothing to press', parts: 'tested in its components' };

/**
 * Stable when its stories pass axe in both themes, are pictured in every mode, and, where it answers to keys itself, one
 * of them presses keys.
 */
export function statusOf(evidence: Evidence, keys: Keys): Status {
  const { stories, keyboard } = evidence;
  const proofs: Proof[] = [
    {
      kind: 'Stories',
      holds: stories.length > 0,
      says: stories.length > 0 ? count(stories.length, 'story', 'stories') : 'none',
      stories: [],
    },
    axeProof(evidence),
    {
      kind: 'Keyboard',
      holds: keys !== 'own' || keyboard.length > 0,
      says: keyboard.length > 0 ? 'tested' : untested[keys],
      stories: keyboard,
    },
    picturesProof(evidence),
  ];
  const missing = proofs.filter(({ holds }) => !holds).map(({ kind, says }) => `${kind}: ${says}`);
  return { isStable: missing.length === 0, proofs, missing };
}
