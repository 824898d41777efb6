import { claims, flows, noStory } from 'virtual:atlas';
import { use } from 'react';
import { flowName, machineOf } from '../story-files/flowNames.ts';
import { pageStyles } from '../storybook-docs/basePageStyles.ts';
import { FlowTables } from './FlowTables.tsx';
import { notesOn } from './notes.ts';
import { StateChart } from './StateChart.tsx';

type Flow = Awaited<ReturnType<NonNullable<(typeof flows)[string]>>>['default'];

const loading = new Map<string, Promise<Flow>>();

/** Loads a flow by the title of its page, once. */
function flowOf(title: string): Promise<Flow> {
  const load = flows[machineOf(title) ?? ''];
  if (!load) throw new Error(`There is no flow ${title}.`);
  const flow = loading.get(title) ?? load().then((module) => module.default);
  loading.set(title, flow);
  return flow;
}

/** The chart of a flow alone. */
export function FlowChart({ title }: { title: string }) {
  const { machine, chart } = use(flowOf(title));
  return <StateChart name={flowName(machine.name)} chart={chart} notes={notesOn(machine, claims)} />;
}

/** A flow as chart and tables, both made from its machine. */
export function FlowPage({ title }: { title: string }) {
  const { machine } = use(flowOf(title));
  return (
    <div className="flow-page sb-unstyled">
      <style>{pageStyles}</style>
      <h1>{flowName(machine.name)}</h1>
      <p>
        Made from the machine <code>{machine.name}</code>, which runs in the shop. A state leads to its story. With the
        focus in the chart, + and − zoom, and 0 shows all of it.
        {machine.sameShapeAs.length > 0 && ` Flows of the same shape: ${machine.sameShapeAs.map(flowName).join(', ')}.`}
      </p>
      <FlowChart title={title} />
      <ul className="key">
        <li>Hatched: no story shows it</li>
        <li>Dotted: passed through immediately</li>
        <li>Dashed box: runs in parallel</li>
        <li>Double line: the flow ends</li>
      </ul>
      <FlowTables machine={machine} claims={claims} noStory={noStory} />
    </div>
  );
}
