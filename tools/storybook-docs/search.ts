/** Finds stories and pages by their texts. Allows plurals and small typing errors, and puts the best match first. */

import { fillers, modes, synonyms } from './searchWords.ts';
import { pageId, type View, views } from './storyLinks.ts';

export type SearchStory = {
  id: string;
  name: string;
  /** Its place, as shown in results. */
  where: string;
  title: string;
  /** Its comment, and its texts on screen. */
  lines: readonly string[];
  /** Whether it is a page of text, not a story. */
  isPage?: boolean;
};

/** The entry of a page of text. @param title with the places before its name, such as `Patterns/Forms` */
export function pageEntry({ title, lines }: { title: string; lines: readonly string[] }): SearchStory {
  const places = title.split('/');
  const name = places.pop() ?? '';
  // A result already shows the name.
  const others = lines.filter((line) => line !== name);
  return { id: pageId(title), name, where: ['Page', ...places].join(': '), title, lines: others, isPage: true };
}

export type Found = { id: string; name: string; where: string; title: string; says: string; isPage: boolean };

type Answer = {
  found: Found[];
  /** Whether each result has all words of the query; otherwise results have as many as possible. */
  isWhole: boolean;
  /** Existing words that are similar to unknown words of the query. */
  nearest: string[];
};

/** Without accents and case, as in the shop's search: 'Opebi' finds 'Opẹ́bí'. */
const folded = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().replaceAll('’', "'");
const stem = (word: string) =>
  word.length > 3 ? word.replace(/(ies|y)$/, 'i').replace(/(?<=\w{3})(e?s|e)$/, '') : word;
const wordsOf = (text: string) => folded(text).match(/[\p{L}\p{N}']+/gu) ?? [];
const stemsOf = (text: string) => wordsOf(text).map(stem);

/** How many letters to add, drop, change or swap to turn one word into another. */
function distance(one: string, other: string): number {
  const rows = Array.from({ length: one.length + 1 }, (_, row) =>
    Array.from({ length: other.length + 1 }, (_, column) => row || column),
  );
  const at = (row: number, column: number) => rows[row]?.[column] ?? 0;
  for (let row = 1; row <= one.length; row++) {
    for (let column = 1; column <= other.length; column++) {
      const same = one[row - 1] === other[column - 1];
      let least = Math.min(at(row - 1, column) + 1, at(row, column - 1) + 1, at(row - 1, column - 1) + (same ? 0 : 1));
      if (row > 1 && column > 1 && one[row - 1] === other[column - 2] && one[row - 2] === other[column - 1])
        least = Math.min(least, at(row - 2, column - 2) + 1);
      (rows[row] as number[])[column] = least;
    }
  }
  return at(one.length, other.length);
}

/** A phrase with a meaning of the query, as stems, and how close it is to the query. */
type Phrase = { stems: string[]; weight: number };

/** How well words match a phrase: its weight if they contain it, less if a word only begins with it. */
function sayingOf(stems: readonly string[], { stems: [first = '', ...rest], weight }: Phrase): number {
  let best = 0;
  for (const [place, word] of stems.entries()) {
    if (!word.startsWith(first) || rest.some((next, offset) => stems[place + 1 + offset] !== next)) continue;
    if (word === first) return weight;
    if (first.length > 2) best = weight * 0.7;
  }
  return best;
}

/** Short texts score higher, because they contain little else. */
const shortness = (stems: readonly string[]) => 1 + 1 / stems.length;

type Line = { text: string; stems: string[]; stories: number };
type Entry = SearchStory & { nameStems: string[]; placeStems: string[]; own: Line[]; kind: number };

/** States of screens come before flows, and flows before components and other stories. */
const kindOf = (title: string) => (title.startsWith('Screens/') ? 1.3 : title.startsWith('Flows/') ? 1 : 0.9);
/** A match in the name of a page of text counts more than in that of a story, and a match in its many lines less. */
const PAGE = { name: 1.6, text: 0.5 };
const NAME = 14;
const PLACE = 12;
const TEXT = 7;

/** @returns the query without the words that choose a theme or size, and the view that these words choose */
export function readView(query: string, chosen: View): { text: string; view: View } {
  const words = query.split(/\s+/).filter(Boolean);
  const wanted = Object.assign({ ...views[chosen] }, ...words.map((word) => modes[folded(word)] ?? {}));
  const names = Object.keys(views) as View[];
  const view = names.find((name) => views[name].theme === wanted.theme && views[name].viewport === wanted.viewport);
  return { text: words.filter((word) => !Object.hasOwn(modes, folded(word))).join(' '), view: view ?? chosen };
}

export class StorySearch {
  readonly #entries: Entry[];
  readonly #vocabulary = new Map<string, string>();

  constructor(stories: readonly SearchStory[]) {
    const lines = new Map<string, Line>();
    this.#entries = stories.map((story) => {
      const own = [...new Set(story.lines)].map((text) => {
        const line = lines.get(text) ?? { text, stems: stemsOf(text), stories: 0 };
        lines.set(text, line);
        line.stories++;
        return line;
      });
      const [nameStems, placeStems] = [
        stemsOf(story.name),
        stemsOf(`${story.where} ${story.title.replace(/(?<=[a-z])(?=[A-Z])/g, ' ')}`),
      ];
      return { ...story, nameStems, placeStems, own, kind: kindOf(story.title) };
    });
    const texts = [...lines.keys(), ...stories.flatMap(({ name, where }) => [name, where])];
    for (const word of texts.flatMap(wordsOf))
      if (!this.#vocabulary.has(stem(word))) this.#vocabulary.set(stem(word), word);
  }

  find(query: string): Answer {
    const meanings = this.#meaningsOf(query);
    const known = meanings.filter(({ phrases }) => phrases.length > 0);
    const scored = this.#entries.map((entry) =>
      this.#score(
        entry,
        known.map(({ phrases }) => phrases),
        query,
      ),
    );
    const most = Math.max(0, ...scored.map(({ matches }) => matches));
    const best = scored.filter(({ matches }) => matches > 0 && matches === most).sort((a, b) => b.score - a.score);
    return {
      found: best.map(({ entry: { id, name, where, title, isPage = false }, says }) => ({
        id,
        name,
        where,
        title,
        says,
        isPage,
      })),
      isWhole: most === meanings.length,
      nearest: meanings
        .filter(({ phrases }) => phrases.length === 0)
        .flatMap(({ word }) => this.#near(word, 4).slice(0, 3)),
    };
  }

  /** The meanings of the query: matches phrases with synonyms before single words. */
  #meaningsOf(query: string): { word: string; phrases: Phrase[] }[] {
    const given = wordsOf(query);
    const meanings: { word: string; phrases: Phrase[] }[] = [];
    for (let start = 0; start < given.length; ) {
      const isHere = (text: string) => stemsOf(text).every((word, place) => word === stem(given[start + place] ?? ''));
      const row = synonyms.find((texts) => texts.some(isHere));
      const here = row?.filter(isHere).sort((a, b) => b.length - a.length)[0] ?? (given[start] as string);
      const phrases = row?.map((text) => ({ stems: stemsOf(text), weight: text === here ? 1 : 0.7 }));
      if (row || !fillers.has(here) || given.length === 1)
        meanings.push({ word: here, phrases: phrases ?? this.#spellings(here) });
      start += wordsOf(here).length;
    }
    return meanings;
  }

  /** The word itself if a story has it, or else similar words, if there are any. */
  #spellings(word: string): Phrase[] {
    const wanted = stem(word);
    if ([...this.#vocabulary.keys()].some((known) => known.startsWith(wanted))) return [{ stems: [wanted], weight: 1 }];
    const errors = wanted.length < 4 ? 0 : wanted.length < 8 ? 1 : 2;
    // The first letter is seldom wrong.
    const weightOf = (near: string) => (folded(near)[0] === wanted[0] ? 0.5 : 0.3);
    return this.#near(word, errors).map((near) => ({ stems: [stem(near)], weight: weightOf(near) }));
  }

  /** Existing words that are similar, the nearest first. */
  #near(word: string, errors: number): string[] {
    const wanted = stem(word);
    return [...this.#vocabulary]
      .filter(([known]) => Math.abs(known.length - wanted.length) <= errors && /^\p{L}{3}/u.test(known))
      .map(([known, spelled]) => ({ spelled, far: distance(known, wanted) }))
      .filter(({ far }) => far <= Math.min(errors, wanted.length - 2))
      .sort((a, b) => a.far - b.far)
      .map(({ spelled }) => spelled);
  }

  /** Lines of few stories score higher than lines of all, such as the links at the top of each page. */
  #rarity = ({ stories }: Line) => 1 - Math.log(stories) / Math.log(this.#entries.length + 1);

  #score(entry: Entry, meanings: readonly Phrase[][], query: string) {
    let [score, matches, says, most] = [0, 0, '', 0];
    const factor = entry.isPage ? PAGE : { name: 1, text: 1 };
    for (const phrases of meanings) {
      const saying = (stems: readonly string[]) => Math.max(...phrases.map((phrase) => sayingOf(stems, phrase)));
      let best = Math.max(
        NAME * saying(entry.nameStems) * factor.name,
        PLACE * saying(entry.placeStems) * shortness(entry.placeStems),
      );
      for (const line of entry.own) {
        const value = TEXT * saying(line.stems) * this.#rarity(line) * shortness(line.stems) * factor.text;
        if (value > most) [most, says] = [value, line.text];
        best = Math.max(best, value);
      }
      if (best > 0) matches++;
      score += best;
    }
    const isQuoted = meanings.length > 1 && entry.own.some(({ text }) => folded(text).includes(folded(query.trim())));
    return { entry, matches, says, score: (score + (isQuoted ? TEXT : 0)) * entry.kind };
  }
}
