import { coverage, noStory } from 'virtual:atlas';
import { flowPlace, flowTitle } from '../story-files/flowNames.ts';
import { pageStyles } from '../storybook-docs/basePageStyles.ts';
import { DataTable, Links } from '../storybook-docs/DataTable.tsx';
import { pageHref } from '../storybook-docs/storyLinks.ts';

const sum = (numbers: number[]) => numbers.reduce((total, number) => total + number, 0);

/** Shows how many of the states in which flows can rest have a story. Counted when Storybook is built. */
export function CoverageTable() {
  const views = sum(coverage.map((flow) => flow.views));
  const shownStates = sum(coverage.map((flow) => flow.shown));
  const excused = sum(coverage.map((flow) => flow.excused));
  return (
    <div className="flow-page sb-unstyled">
      <style>{pageStyles}</style>
      <h1>State coverage</h1>
      <p>
        Flows can rest in {views} states: {shownStates} have a story, {excused} are exempt, and{' '}
        {views - shownStates - excused} are missing. A story names the state it shows in <code>parameters.flow</code>,
        and fails unless the running flow is in it. <code>npm run check:states</code> fails when a state has no story,
        or a story names a state that does not exist.
      </p>
      <DataTable
        label="Flows"
        columns={['Flow', { figure: 'States' }, { figure: 'Shown' }, { figure: 'Exempt' }, 'Missing']}
        rows={coverage.map((flow) => ({
          key: flow.name,
          cells: [
            <Links
              key="pages"
              to={[flow.name, ...flow.sameShapeAs].map((name) => ({
                href: pageHref(flowTitle(name)),
                text: flowPlace(name),
              }))}
            />,
            flow.views,
            flow.shown,
            flow.excused,
            <span key="missing" className={flow.missing.length > 0 ? 'missing' : 'muted'}>
              {flow.missing.join(', ') || 'none'}
            </span>,
          ],
        }))}
      />
      <h2>States that no story can show</h2>
      <DataTable
        label="States that no story can show"
        columns={['State', 'Why']}
        rows={Object.entries(noStory).map((cells) => ({ key: cells[0], cells }))}
      />
    </div>
  );
}
