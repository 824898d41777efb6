import { files, releases } from 'virtual:docs';
import { docsStyles } from './pageStyles.ts';
import { pageHref } from './storyLinks.ts';

const titles = new Map(files.map(({ title }) => [title.split('/').at(-1), title]));

/** A change. The names in it that have a page link to it. */
function Change({ text }: { text: string }) {
  return text.split('\n\n').map((paragraph) => (
    <p key={paragraph}>
      {paragraph.split('`').map((part, place) => {
        const key = `${place} ${part}`;
        // Every other part is between backticks.
        if (place % 2 === 0) return part;
        const title = titles.get(part);
        return title ? (
          <a key={key} href={pageHref(title)} target="_top">
            {part}
          </a>
        ) : (
          <code key={key}>{part}</code>
        );
      })}
    </p>
  ));
}

const ReleaseList = ({ only = () => true }: { only?: (change: string) => boolean }) =>
  releases
    .map(({ version, changes }) => ({ version, changes: changes.filter(only) }))
    .filter(({ changes }) => changes.length > 0)
    .map(({ version, changes }) => (
      <section key={version}>
        <h3>{version ?? 'In the next release'}</h3>
        <ul className="changes">
          {changes.map((change) => (
            <li key={change}>
              <Change text={change} />
            </li>
          ))}
        </ul>
      </section>
    ));

/** What changed in the library, release by release. */
export const Changes = () => (
  <div className="flow-page docs-page sb-unstyled">
    <style>{docsStyles}</style>
    <h1>What changed</h1>
    <p className="lead">What users of the library notice, release by release. Larger changes come first.</p>
    <p>
      To see the pictures that differ since a release or any other commit:{' '}
      <code>npm run test:visual -- --since v0.1.0</code>
    </p>
    <ReleaseList />
  </div>
);

/** The changes that name a component. */
export function ComponentChanges({ component }: { component: string }) {
  const isNamed = (change: string) => change.includes(`\`${component}\``);
  if (!releases.some(({ changes }) => changes.some(isNamed))) return null;
  return (
    <>
      <h2>What changed</h2>
      <ReleaseList only={isNamed} />
    </>
  );
}
