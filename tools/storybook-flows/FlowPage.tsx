import { claims, flows, noStory } from 'virtual:atlas';
import { use } from 'react';
import { pageStyles } from '../storybook-docs/basePageStyles.ts';
import { FlowTables } from './FlowTables.tsx';
import { notesOn } from './notes.ts';
import { StateChart } from './StateChart.tsx';

type Flow = Awaited<ReturnType<NonNullable<(typeof flows)[string]>>>['default'];

const loading = new Map<string, Promise<Flow>>();

/** Loads a flow by its name, once. */
function flowNamed(name: string): Promise<Flow> {
  const load = flows[name];
  if (!load) throw new Error(`There is no flow ${name}.`);
  const flow = loading.get(name) ?? load().then((module) => module.default);
  loading.set(name, flow);
  return flow;
}

/** The chart of a flow alone. */
export function FlowChart({ name }: { name: string }) {
  const { machine, chart } = use(flowNamed(name));
  return <StateChart name={name} chart={chart} notes={notesOn(machine, claims)} />;
}

/** A flow as chart and tables, both made from its machine. */
export function FlowPage({ name }: { name: string }) {
  const { machine } = use(flowNamed(name));
  return (
    <div className="flow-page sb-unstyled">
      <style>{pageStyles}</style>
      <h1>{name}</h1>
      <p>
        Made from the machine that runs in the shop. A state leads to its story. With the focus in the chart, + and −
        zoom and 0 shows it as it was.
        {machine.sameShapeAs.length > 0 && ` Made the same: ${machine.sameShapeAs.join(', ')}.`}
      </p>
      <FlowChart name={name} />
      <ul className="key">
        <li>Hatched: no story shows it</li>
        <li>Dotted: passed through at once</li>
        <li>Dashed box: goes on beside its neighbours</li>
        <li>Double line: the flow ends</li>
      </ul>
      <FlowTables machine={machine} claims={claims} noStory={noStory} />
    </div>
  );
}
