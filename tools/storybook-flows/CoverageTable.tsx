import { coverage, noStory } from 'virtual:atlas';
import { pageStyles } from '../storybook-docs/basePageStyles.ts';
import { ScrollArea } from '../storybook-docs/ScrollArea.tsx';

const sum = (numbers: number[]) => numbers.reduce((total, number) => total + number, 0);

const pageOf = (name: string) => `?path=/docs/flows-state-atlas-${name.toLowerCase()}--docs`;

/** How many of the states in which flows can rest have a story: counted when Storybook is built, from machines and stories. */
export function CoverageTable() {
  const views = sum(coverage.map((flow) => flow.views));
  const shownStates = sum(coverage.map((flow) => flow.shown));
  const excused = sum(coverage.map((flow) => flow.excused));
  return (
    <div className="flow-page sb-unstyled">
      <style>{pageStyles}</style>
      <h1>State coverage</h1>
      <p>
        A flow can rest in {views} states. Stories show {shownStates} of them, {excused} can have none, and{' '}
        {views - shownStates - excused} should have one and have none. A story names the state it shows in{' '}
        <code>parameters.flow</code>, and fails unless the running flow is in it. <code>npm run check:states</code>{' '}
        fails when a state has no story, or a story names a state that there is not.
      </p>
      <ScrollArea label="Table of flows">
        <table>
          <thead>
            <tr>
              <th scope="col">Flow</th>
              <th scope="col" className="figure">
                States
              </th>
              <th scope="col" className="figure">
                Shown
              </th>
              <th scope="col" className="figure">
                Cannot be
              </th>
              <th scope="col">Missing</th>
            </tr>
          </thead>
          <tbody>
            {coverage.map((flow) => (
              <tr key={flow.name}>
                <th scope="row">
                  {[flow.name, ...flow.sameShapeAs].map((name, place) => (
                    <span key={name}>
                      {place > 0 && ', '}
                      <a href={pageOf(name)} target="_top">
                        {name}
                      </a>
                    </span>
                  ))}
                </th>
                <td className="figure">{flow.views}</td>
                <td className="figure">{flow.shown}</td>
                <td className="figure">{flow.excused}</td>
                <td className={flow.missing.length > 0 ? 'missing' : 'muted'}>{flow.missing.join(', ') || 'none'}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </ScrollArea>
      <h2>States that no story can show</h2>
      <ScrollArea label="Table of states that no story can show">
        <table>
          <thead>
            <tr>
              <th scope="col">State</th>
              <th scope="col">Why</th>
            </tr>
          </thead>
          <tbody>
            {Object.entries(noStory).map(([state, reason]) => (
              <tr key={state}>
                <th scope="row">{state}</th>
                <td>{reason}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </ScrollArea>
    </div>
  );
}
