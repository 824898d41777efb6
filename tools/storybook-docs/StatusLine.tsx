import { Links } from './DataTable.tsx';
import { type Status, statusNames } from './status.ts';
import { storyHref } from './storyLinks.ts';

const marks = { passed: '✓', failed: '✗', 'not run': '–' } as const;

/** 'Stable' or the missing proofs, and the results of the last runs, with the stories that show them. */
export function StatusLine({ status: { outcome, missing, proofs } }: { status: Status }) {
  return (
    <section aria-label="Status" className="status">
      <p>
        <strong>{statusNames[outcome]}</strong>
        {missing.length > 0 && <span className="muted"> {missing.join('; ')}</span>}
      </p>
      <dl>
        {proofs.map(({ kind, outcome: found, says, stories }) => (
          <div key={kind}>
            <dt>
              <span aria-hidden="true">{marks[found]}</span> {kind}
            </dt>
            <dd>
              {says}
              {stories.length > 0 && ': '}
              <Links to={stories.map(({ id, name }) => ({ href: storyHref(id, 'Desktop, light'), text: name }))} />
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
