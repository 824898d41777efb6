import { files, journeys } from 'virtual:docs';
import { useState } from 'react';
import { storyHref, type View } from './storyLinks.ts';
import { ViewChoice } from './ViewChoice.tsx';

/** Without accents and case, as a shopper's search has it: 'Opebi' finds 'Opẹ́bí'. */
const folded = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/** At most so many are shown: a longer query narrows the rest. */
const SHOWN = 24;

const places = new Map(
  journeys.flatMap(({ name, screens }) => screens.map((screen) => [screen.file, { ...screen, journey: name }])),
);

/** Stories of screens first, then flows, then everything else. */
const rank = (file: string, title: string) => (places.has(file) ? 0 : title.startsWith('Flows/') ? 1 : 2);

const entries = files
  .flatMap(({ file, title, stories }) => {
    const place = places.get(file);
    const where = place ? `${place.journey}: ${place.name}` : title.split('/').join(': ');
    return stories.map(({ id, name, words }) => ({
      id,
      name,
      where,
      rank: rank(file, title),
      haystack: folded(`${where} ${title} ${words}`),
    }));
  })
  .sort((one, other) => one.rank - other.rank);

/** Finds a screen in a state by any of its words, and links to it in the chosen theme and size. */
export function Finder() {
  const [query, setQuery] = useState('');
  const [view, setView] = useState<View>('Desktop, light');
  const words = folded(query).split(/\s+/).filter(Boolean);
  const found =
    words.length === 0 ? [] : entries.filter(({ haystack }) => words.every((word) => haystack.includes(word)));
  return (
    <search className="finder">
      <div className="query">
        <label>
          Find a screen in a state
          <input
            type="search"
            value={query}
            placeholder=""
            onChange={(event) => setQuery(event.target.value)}
            aria-describedby="finder-hint"
          />
        </label>
        <ViewChoice view={view} onChoose={setView} />
      </div>
      <p id="finder-hint" className="muted" role="status" style={{ margin: '12px 0 0' }}>
        {words.length === 0
          ? `Any word of it will do: a name, or what the screen says. For example: payment declined, cart empty, offline. ${entries.length} stories.`
          : `${found.length} ${found.length === 1 ? 'story' : 'stories'}${found.length > SHOWN ? `, of which these are the first ${SHOWN}: say more` : ''}`}
      </p>
      <ul className="found">
        {found.slice(0, SHOWN).map(({ id, name, where }) => (
          <li key={id}>
            <a href={storyHref(id, view)} target="_top">
              <strong>{name}</strong>
              <span>{where}</span>
            </a>
          </li>
        ))}
      </ul>
    </search>
  );
}
