import { groups } from '../story-files/groups.ts';
import { components, titleOf } from './guides.ts';
import { docsStyles } from './pageStyles.ts';
import { ScrollArea } from './ScrollArea.tsx';
import { pageHref } from './storyLinks.ts';

const sections = groups.map((group) => ({
  name: group.charAt(0).toUpperCase() + group.slice(1),
  members: components.filter(({ evidence }) => evidence.group === group),
}));
const stable = components.filter(({ status }) => status.isStable).length;

const PageLink = ({ name }: { name: string }) => (
  <a href={pageHref(titleOf(name))} target="_top">
    {name}
  </a>
);

/** All components: what each is for, what else there is, and how far it can be relied upon. Made from their guides. */
export function ComponentOverview() {
  return (
    <div className="flow-page docs-page sb-unstyled">
      <style>{docsStyles}</style>
      <h1>Which component?</h1>
      <p className="lead">
        {components.length} components; {stable} are stable. Stable means that every story passes axe in light and in
        dark, that keys are tested where they do something, and that every story is pictured in four modes. Nobody types
        it: it is read from the repository.
      </p>
      {sections.map(({ name: group, members }) => (
        <section key={group} aria-label={group}>
          <h2>{group}</h2>
          <ScrollArea label={`${group}: what for, and status`}>
            <table aria-label={group} className="overview">
              <thead>
                <tr>
                  {['Component', 'What for', 'When not', 'Status'].map((head) => (
                    <th key={head} scope="col">
                      {head}
                    </th>
                  ))}
                </tr>
              </thead>
              <tbody>
                {members.map(({ evidence: { component, title }, guide, status }) => (
                  <tr key={title}>
                    <th scope="row">
                      <PageLink name={component} />
                      {guide.with && <div className="muted">{guide.with.join(', ')}</div>}
                    </th>
                    <td>{guide.whatFor}</td>
                    <td>
                      {[...new Set(guide.notFor.flatMap(({ use }) => use))].map((name, place) => (
                        <span key={name}>
                          {place > 0 && ', '}
                          <PageLink name={name} />
                        </span>
                      ))}
                    </td>
                    <td>
                      <strong>{status.isStable ? 'Stable' : 'Not yet'}</strong>
                      {!status.isStable && <div className="muted">{status.missing.join('; ')}</div>}
                    </td>
                  </tr>
                ))}
              </tbody>
            </table>
          </ScrollArea>
        </section>
      ))}
    </div>
  );
}
