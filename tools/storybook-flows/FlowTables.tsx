import { ScrollArea } from '../storybook-docs/ScrollArea.tsx';
import { storiesOf, storyHref } from './notes.ts';
import type { Machine, State, StoryClaim, Transition } from './types.ts';

type FlowTablesProps = { machine: Machine; claims: readonly StoryClaim[]; noStory: Readonly<Record<string, string>> };

const nameOf = ({ path }: Pick<State, 'path'>) => path || 'in any state';

/** What a state is beside its name. */
const kindOf = ({ kind, isView, path }: State): string =>
  ({
    atomic: isView ? '' : 'passed through at once',
    compound: path === '' ? 'the flow itself' : 'has states inside',
    parallel: 'all its states at once',
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

/** All that the chart says, and which story shows what, in words. */
export function FlowTables(props: FlowTablesProps) {
  const { states } = props.machine;
  return (
    <>
      <h2>States</h2>
      <ScrollArea label="Table of states">
        <table>
          <thead>
            <tr>
              <th scope="col">State</th>
              <th scope="col">What it is</th>
              <th scope="col">Calls</th>
              <th scope="col">Shown by</th>
            </tr>
          </thead>
          <tbody>
            {states.map((state) => (
              <tr key={state.path}>
                <th scope="row">{nameOf(state)}</th>
                <td>{kindOf(state)}</td>
                <td>{state.calls.map(({ id, isMachine }) => (isMachine ? `${id} (a flow)` : id)).join(', ')}</td>
                <td>
                  <Shown state={state} {...props} />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </ScrollArea>
      <h2>What leads where</h2>
      <ScrollArea label="Table of what leads where">
        <table>
          <thead>
            <tr>
              <th scope="col">In</th>
              <th scope="col">On</th>
              <th scope="col">If</th>
              <th scope="col">To</th>
              <th scope="col">Does</th>
            </tr>
          </thead>
          <tbody>
            {states.flatMap((state) =>
              state.transitions.map((transition, place) => (
                <tr key={`${state.path} ${place}`}>
                  <td>{nameOf(state)}</td>
                  <th scope="row">{transition.trigger}</th>
                  <td>{transition.guard}</td>
                  <td>{leadsTo(transition)}</td>
                  <td>{transition.actions.join(', ')}</td>
                </tr>
              )),
            )}
          </tbody>
        </table>
      </ScrollArea>
    </>
  );
}
