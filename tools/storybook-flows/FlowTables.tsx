import { DataTable } from '../storybook-docs/DataTable.tsx';
import { storiesOf, storyHref } from './notes.ts';
import type { Machine, State, StoryClaim, Transition } from './types.ts';

type FlowTablesProps = { machine: Machine; claims: readonly StoryClaim[]; noStory: Readonly<Record<string, string>> };

const nameOf = ({ path }: Pick<State, 'path'>) => path || 'in any state';

/** The kind of a state, in words. */
const kindOf = ({ kind, isView, path }: State): string =>
  ({
    atomic: isView ? '' : 'passed through immediately',
    compound: path === '' ? 'the flow itself' : 'has states inside',
    parallel: 'all its states in parallel',
    final: 'the flow ends',
    history: 'the state last left',
  })[kind];

function leadsTo({ target, reenters }: Transition): string {
  if (target !== null) return target;
  return reenters ? 'restarts' : 'stays';
}

function Shown({ state, machine, claims, noStory }: { state: State } & FlowTablesProps) {
  const stories = storiesOf(claims, machine, state.path);
  if (!state.isView) return <span className="muted">–</span>;
  if (stories.length === 0) {
    const [reason] = [machine.name, ...machine.sameShapeAs].flatMap((name) => noStory[`${name}.${state.path}`] ?? []);
    return <span className={reason ? 'muted' : 'missing'}>{reason ?? 'No story shows it.'}</span>;
  }
  return (
    <ul>
      {stories.map(({ storyId, title, story }) => (
        <li key={storyId}>
          <a href={storyHref(storyId)} target="_top">
            {title.split('/').at(-1)}: {story}
          </a>
        </li>
      ))}
    </ul>
  );
}

/** The content of the chart and the stories of each state, as tables. */
export function FlowTables(props: FlowTablesProps) {
  const { states } = props.machine;
  return (
    <>
      <h2>States</h2>
      <DataTable
        label="States"
        columns={['State', 'What it is', 'Calls', 'Shown by']}
        rows={states.map((state) => ({
          key: state.path,
          cells: [
            nameOf(state),
            kindOf(state),
            state.calls.map(({ id, isMachine }) => (isMachine ? `${id} (a flow)` : id)).join(', '),
            <Shown key="stories" state={state} {...props} />,
          ],
        }))}
      />
      <h2>What leads where</h2>
      <DataTable
        label="What leads where"
        columns={['In', 'On', 'If', 'To', 'Does']}
        rowHead={1}
        rows={states.flatMap((state) =>
          state.transitions.map((transition, place) => ({
            key: `${state.path} ${place}`,
            cells: [
              nameOf(state),
              transition.trigger,
              transition.guard,
              leadsTo(transition),
              transition.actions.join(', '),
            ],
          })),
        )}
      />
    </>
  );
}
