import type { Status } from './status.ts';
import { storyHref } from './storyLinks.ts';

/** 'Stable', or what is missing; and all evidence, with the stories that show it. */
export function StatusLine({ status: { isStable, missing, proofs } }: { status: Status }) {
  return (
    <section aria-label="Status" className="status">
      <p>
        <strong>{isStable ? 'Stable' : 'Not stable yet'}</strong>
        {!isStable && <span className="muted"> {missing.join('; ')}</span>}
      </p>
      <dl>
        {proofs.map(({ kind, holds, says, stories }) => (
          <div key={kind}>
            <dt>
              <span aria-hidden="true">{holds ? '✓' : '–'}</span> {kind}
            </dt>
            <dd>
              {says}
              {stories.map(({ id, name }, place) => (
                <span key={id}>
                  {place === 0 ? ': ' : ', '}
                  <a href={storyHref(id, 'Desktop, light')} target="_top">
                    {name}
                  </a>
                </span>
              ))}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
