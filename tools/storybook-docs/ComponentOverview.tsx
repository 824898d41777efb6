import { testedAt } from 'virtual:docs';
import { Fragment } from 'react';
import { groups } from '../story-files/groups.ts';
import { DataTable, Links } from './DataTable.tsx';
import { components, pageLink } from './guides.ts';
import { docsStyles } from './pageStyles.ts';
import { statusNames } from './status.ts';

const sections = groups.map((group) => ({
  name: group.charAt(0).toUpperCase() + group.slice(1),
  members: components.filter(({ evidence }) => evidence.group === group),
}));
const withOutcome = (wanted: string) => components.filter(({ status }) => status.outcome === wanted).length;
const notRun = withOutcome('not run');
const day = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeStyle: 'short', timeZone: 'UTC' });
const verdict =
  testedAt === null
    ? 'No results of tests were there when this Storybook was built'
    : `${withOutcome('passed')} are stable after the test run of ${day.format(testedAt)} UTC${notRun ? `; ${notRun} were not run` : ''}`;

/** All components, with their purposes and alternatives from their guides, and their status. */
export function ComponentOverview() {
  return (
    <div className="flow-page docs-page sb-unstyled">
      <style>{docsStyles}</style>
      <h1>Which component?</h1>
      <p className="lead">
        {components.length} components. {verdict}. Stable means that every story passed in light and in dark, under axe
        too, that keys are tested where they do something, and that every story looked like its screenshot in each of
        its modes: at least a phone and a desktop, light and dark.
      </p>
      {sections.map(({ name: group, members }) => (
        <section key={group} aria-label={group}>
          <h2>{group}</h2>
          <DataTable
            label={`${group}: what for, and status`}
            className="overview"
            columns={['Component', 'What for', 'When not', 'Status']}
            rows={members.map(({ evidence: { component, title }, guide, status }) => ({
              key: title,
              cells: [
                <Fragment key="name">
                  <Links to={[pageLink(component)]} />
                  {guide.with && <div className="muted">{guide.with.join(', ')}</div>}
                </Fragment>,
                guide.whatFor,
                <Links key="others" to={[...new Set(guide.notFor.flatMap(({ use }) => use))].map(pageLink)} />,
                <Fragment key="status">
                  <strong>{statusNames[status.outcome]}</strong>
                  {status.missing.length > 0 && <div className="muted">{status.missing.join('; ')}</div>}
                </Fragment>,
              ],
            }))}
          />
        </section>
      ))}
    </div>
  );
}
