import { journeys } from 'virtual:docs';
import { useState } from 'react';
import { Choice } from './Choice.tsx';
import { docsStyles } from './pageStyles.ts';
import { storyHref, type View, viewNames } from './storyLinks.ts';
import { Thumbnail } from './Thumbnail.tsx';

/** A live thumbnail of every screen, by journey, with links to all its states. */
export function ScreenMap() {
  const [view, setView] = useState<View>('Desktop, light');
  const screens = journeys.flatMap((journey) => journey.screens);
  return (
    <div className="flow-page docs-page sb-unstyled">
      <style>{docsStyles}</style>
      <h1>Map of screens</h1>
      <p className="lead">
        {screens.length} screens in {screens.flatMap(({ stories }) => stories).length} states, by the way people take
        through the shop.
      </p>
      <Choice legend="Show it on" options={viewNames} chosen={view} onChoose={setView} />
      {journeys.map(({ name, about, screens: here }) => (
        <section key={name} aria-label={name}>
          <h2>{name}</h2>
          <p className="muted">{about}</p>
          <ul className="screens">
            {here.map(({ name: screen, file, stories: [first, ...others] }) => (
              <li key={file}>
                <Thumbnail file={file} view={view} />
                <h3>
                  {first ? (
                    <a href={storyHref(first.id, view)} target="_top">
                      {screen}
                    </a>
                  ) : (
                    screen
                  )}
                </h3>
                <ul className="states" aria-label={`States of ${screen}`}>
                  {others.map(({ id, name: state }) => (
                    <li key={id}>
                      <a href={storyHref(id, view)} target="_top">
                        {state}
                      </a>
                    </li>
                  ))}
                </ul>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}
