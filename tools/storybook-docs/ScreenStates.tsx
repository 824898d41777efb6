import { journeys } from 'virtual:docs';
import { useState } from 'react';
import { Choice } from './Choice.tsx';
import { Code } from './Code.tsx';
import { Links } from './DataTable.tsx';
import type { Evidence } from './evidence.ts';
import { pageHref, storyHref, type View, viewNames } from './storyLinks.ts';
import { Thumbnail } from './Thumbnail.tsx';

/** A live thumbnail of a screen, its journey, and its states. */
export function ScreenStates({ evidence: { file, component, stories } }: { evidence: Evidence }) {
  const [view, setView] = useState<View>('Desktop, light');
  const journey = journeys.find(({ screens }) => screens.some((screen) => screen.file === file));
  return (
    <>
      {journey && (
        <p>
          Part of <strong>{journey.name}</strong>: {journey.about} Also in this journey:{' '}
          <Links
            to={journey.screens
              .filter((screen) => screen.file !== file)
              .map(({ name, title }) => ({ href: pageHref(title), text: name }))}
          />
          .{' '}
          <a href={pageHref('Map of screens')} target="_top">
            See all journeys
          </a>
          .
        </p>
      )}
      <Choice legend="Show it on" options={viewNames} chosen={view} onChoose={setView} />
      <div className="screen">
        <Thumbnail file={file} view={view} />
      </div>
      <h2>States</h2>
      <ul className="states" aria-label={`States of ${component}`}>
        {stories.map(({ id, name }) => (
          <li key={id}>
            <a href={storyHref(id, view)} target="_top">
              {name}
            </a>
            <Code of={{ id, name }} />
          </li>
        ))}
      </ul>
    </>
  );
}
