import { ArgTypes, Controls, Description, DocsContext, useOf } from '@storybook/addon-docs/blocks';
import { type ReactNode, useContext } from 'react';
import { Anatomy } from './Anatomy.tsx';
import { ComponentChanges } from './Changes.tsx';
import { Code } from './Code.tsx';
import { componentStyles } from './componentStyles.ts';
import { Links } from './DataTable.tsx';
import { type Documented, documentationOf, pageLink } from './guides.ts';
import { ScreenStates } from './ScreenStates.tsx';
import { ScrollArea } from './ScrollArea.tsx';
import { StatusLine } from './StatusLine.tsx';
import { asStage, isFramed, type StageStory, StoryStage } from './StoryStage.tsx';
import { storyHref } from './storyLinks.ts';
import { ComponentUses, ScreenUses } from './WhereUsed.tsx';

/** Our own text. Stories are outside of it, so that its styles do not affect them. */
const Prose = ({ children }: { children: ReactNode }) => <div className="flow-page docs-page">{children}</div>;

type GuideProps = { guide: NonNullable<Documented['guide']>; stories: readonly StageStory[] };

function Guidance({ guide, stories }: GuideProps) {
  const shown = stories.find(({ name }) => name === guide.shownBy) ?? stories[0];
  const keys = Object.entries(guide.keyboard);
  return (
    <>
      <Prose>
        <h2>When not</h2>
        <ul className="instead">
          {guide.notFor.map(({ when, use }) => (
            <li key={when}>
              <span>{when}</span>
              <span>
                <Links to={use.map(pageLink)} />
              </span>
            </li>
          ))}
        </ul>
      </Prose>
      {shown && Object.keys(guide.anatomy).length > 0 && (
        <>
          <Prose>
            <h2>Anatomy</h2>
          </Prose>
          <Anatomy story={shown} parts={guide.anatomy} />
        </>
      )}
      <Prose>
        <h2>Keyboard</h2>
        {keys.length === 0 && <p>Nothing in it takes the focus by itself.</p>}
        {keys.length > 0 && (
          <dl className="keys">
            {keys.map(([key, does]) => (
              <div key={key}>
                <dt>
                  <kbd>{key}</kbd>
                </dt>
                <dd>{does}</dd>
              </div>
            ))}
          </dl>
        )}
        <h2>Screen reader</h2>
        <p>{guide.screenReader}</p>
        <h2>Do and don’t</h2>
        <ul className="pairs">
          {guide.pairs.map((pair) => (
            <li key={pair.do}>
              <p className="do">
                <strong>Do</strong> {pair.do}
              </p>
              <p className="dont">
                <strong>Don’t</strong> {pair.dont}
              </p>
            </li>
          ))}
        </ul>
      </Prose>
    </>
  );
}

/** A component's page: its purpose, its use and its test results. Screens show their journey instead of a guide. */
export function ComponentPage() {
  const { preparedMeta } = useOf('meta', ['meta']);
  const stories = useContext(DocsContext).componentStories().map(asStage);
  const { guide, evidence, status } = documentationOf(preparedMeta.title);
  const [primary, ...others] = stories;
  if (!primary) return null;
  const isScreen = evidence.component.endsWith('Screen');
  // Other stories show things that are not part of the library: the toolbar, charts.
  const isOfLibrary = isScreen || guide !== undefined;
  return (
    <div className="component-page sb-unstyled">
      <style>{componentStyles}</style>
      <Prose>
        <h1>{evidence.component}</h1>
        {isOfLibrary && <StatusLine status={status} />}
        {guide ? (
          <p className="lead">{guide.whatFor}</p>
        ) : (
          <div className="lead">
            <Description of="meta" />
          </div>
        )}
        {guide?.with && <p className="muted">On this page too: {guide.with.join(', ')}.</p>}
      </Prose>
      {isScreen ? (
        <Prose>
          <ScreenStates evidence={evidence} />
          <ScreenUses screen={evidence.component} />
        </Prose>
      ) : (
        <>
          <StoryStage story={primary} isPrimary />
          <Code of={primary} />
        </>
      )}
      {guide && <Guidance guide={guide} stories={stories} />}
      {guide && (
        <Prose>
          <ComponentUses component={evidence.component} />
        </Prose>
      )}
      <Prose>
        <ComponentChanges component={evidence.component} />
      </Prose>
      {isOfLibrary && Object.keys(primary.argTypes).length > 0 && (
        <>
          <Prose>
            <h2>Props</h2>
          </Prose>
          <ScrollArea label="Props" className="props">
            {isFramed(primary) ? <ArgTypes of={primary.moduleExport} /> : <Controls of={primary.moduleExport} />}
          </ScrollArea>
        </>
      )}
      {!isScreen && others.length > 0 && (
        <>
          <Prose>
            <h2>All stories</h2>
          </Prose>
          {others.map((story) => (
            <section key={story.id} aria-label={story.name} className="story">
              <Prose>
                <h3>
                  <a href={storyHref(story.id, 'Desktop, light')} target="_top">
                    {story.name}
                  </a>
                </h3>
                <Description of={story.moduleExport} />
              </Prose>
              <StoryStage story={story} isPicture={isFramed(story)} />
              <Code of={story} />
            </section>
          ))}
        </>
      )}
    </div>
  );
}
