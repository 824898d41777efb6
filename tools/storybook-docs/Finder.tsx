import { files, journeys } from 'virtual:docs';
import { useEffect, useMemo, useState } from 'react';
import { Choice } from './Choice.tsx';
import { type Found, pageEntry, readView, type SearchStory, StorySearch } from './search.ts';
import { pageHref, storyHref, type View, viewNames } from './storyLinks.ts';

/** The most results to show. A longer query narrows the others. */
const SHOWN = 24;

const places = new Map(
  journeys.flatMap(({ name, screens }) => screens.map((screen) => [screen.file, `${name}: ${screen.name}`])),
);

const stories = files.flatMap(({ file, title, stories: own }) =>
  own.map((story) => ({ ...story, title, where: places.get(file) ?? title.split('/').join(': ') })),
);

/** The first story of each screen: the results for a query that names only a theme or a size. */
const fronts = journeys.flatMap(({ screens }) => screens.flatMap(({ stories: [first] }) => first?.id ?? []));

/** Loads the texts of stories and pages. Called when the user types the first word. */
async function loadSearch(): Promise<StorySearch> {
  const { lines, linesOf, pages } = await import('virtual:texts');
  return new StorySearch([
    ...pages.map(pageEntry),
    ...stories.map(
      (story): SearchStory => ({ ...story, lines: (linesOf[story.id] ?? []).map((line) => lines[line] ?? '') }),
    ),
  ]);
}

/** Finds a screen in a state, or a page, by any of its words. Links to stories open in the chosen theme and size. */
export function Finder() {
  const [query, setQuery] = useState('');
  const [chosen, setChosen] = useState<View>('Desktop, light');
  const [search, setSearch] = useState<StorySearch>();
  const isAsking = query.trim() !== '';
  useEffect(() => {
    if (isAsking) loadSearch().then(setSearch);
  }, [isAsking]);
  const { text, view } = readView(query, chosen);
  const answer = useMemo(() => (text ? search?.find(text) : undefined), [search, text]);
  const found: readonly Found[] =
    answer?.found ??
    stories
      .filter(({ id }) => isAsking && !text && fronts.includes(id))
      .map((story) => ({ ...story, says: '', isPage: false }));
  const pages = found.filter(({ isPage }) => isPage).length;
  const count = [
    ...(pages > 0 ? [`${pages} ${pages === 1 ? 'page' : 'pages'}`] : []),
    `${found.length - pages} ${found.length - pages === 1 ? 'story' : 'stories'}`,
  ].join(' and ');
  const shown = found.length > SHOWN ? `. Showing the first ${SHOWN}: add a word to narrow` : '';
  return (
    <search className="finder">
      <div className="query">
        <label>
          Find a screen in a state
          <input
            type="search"
            dir="auto"
            value={query}
            placeholder=""
            onChange={(event) => setQuery(event.target.value)}
            aria-describedby="finder-hint"
          />
        </label>
        <Choice
          legend="Show it on"
          options={viewNames}
          chosen={view}
          onChoose={(next) => {
            setChosen(next);
            setQuery(text);
          }}
        />
      </div>
      <p id="finder-hint" className="muted" role="status" style={{ margin: '12px 0 0' }}>
        {!isAsking &&
          `Type a name, or what the screen says. For example: payment declined, cart empty, offline. ${stories.length} stories.`}
        {isAsking && text && !answer && 'Loading what the stories say.'}
        {(answer || (isAsking && !text)) &&
          `${answer?.isWhole === false ? `Nothing says all of “${text}”. ` : ''}${count}${shown}.`}
      </p>
      {answer && !answer.isWhole && (
        <p className="leads">
          {answer.nearest.length > 0 && 'Did you mean: '}
          {answer.nearest.map((word) => (
            <button key={word} type="button" onClick={() => setQuery(word)}>
              {word}
            </button>
          ))}{' '}
          Or look through the{' '}
          <a href={pageHref('Map of screens')} target="_top">
            map of screens
          </a>{' '}
          and{' '}
          <a href={pageHref('Components/Overview')} target="_top">
            all components
          </a>
          .
        </p>
      )}
      <ul className="found">
        {found.slice(0, SHOWN).map((story) => (
          <li key={story.id}>
            <a href={story.isPage ? pageHref(story.title) : storyHref(story.id, view)} target="_top">
              <strong>{story.name}</strong>
              <span>{story.where}</span>
              {story.says && story.says.length < 120 && <q>{story.says}</q>}
            </a>
          </li>
        ))}
      </ul>
    </search>
  );
}
