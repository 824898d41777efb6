/** @jsxRuntime classic */

import { palettes } from '@abs/ui/theme';
import React, { type CSSProperties, useEffect, useState } from 'react';
import { addons, useGlobals, useParameter, useStorybookApi } from 'storybook/manager-api';
import { flowName } from '../story-files/flowNames.ts';
import { type FlowMessage, type FlowStates, flowChannel } from './flowChannel.ts';
import { notesOn, storiesOf, storyHref } from './notes.ts';
import { outgoingTransitions } from './outgoingTransitions.ts';
import { panelStyles } from './panelStyles.ts';
import { StateChart } from './StateChart.tsx';
import type { Claim } from './types.ts';

/** Our tokens as custom properties, because Storybook's own interface does not have our styles. */
const variables = (colors: object, prefix = '--abs-color'): Record<string, string> =>
  Object.fromEntries(
    Object.entries<string | object>({ ...colors }).flatMap(([name, color]) =>
      typeof color === 'string'
        ? [[`${prefix}-${name}`, color]]
        : Object.entries(variables(color, `${prefix}-${name}`)),
    ),
  );

/** The paths and those of their parent states. */
const withOuter = (paths: readonly string[]) =>
  paths.flatMap((path) => path.split('.').map((_, place, keys) => keys.slice(0, place + 1).join('.')));

/** The chart of a flow of the story, with its current states highlighted, and the targets of their events. */
export function FlowPanel() {
  const claimed = [useParameter<Claim | Claim[] | undefined>('flow', undefined) ?? []].flat();
  const [{ theme }] = useGlobals();
  const api = useStorybookApi();
  const [states, setStates] = useState<FlowStates>({});
  const [flow, setFlow] = useState<FlowMessage | null>(null);
  const [chosen, setChosen] = useState<string | null>(null);

  const names = [...new Set([...claimed.map(({ machine }) => machine), ...Object.keys(states).sort()])];
  const name = chosen !== null && names.includes(chosen) ? chosen : names[0];

  useEffect(() => {
    const channel = addons.getChannel();
    channel.on(flowChannel.states, setStates);
    channel.on(flowChannel.flow, setFlow);
    channel.emit(flowChannel.statesRequested);
    return () => {
      channel.off(flowChannel.states, setStates);
      channel.off(flowChannel.flow, setFlow);
    };
  }, []);
  useEffect(() => {
    if (name !== undefined) addons.getChannel().emit(flowChannel.flowRequested, name);
  }, [name]);

  const style = {
    ...variables(palettes[theme === 'dark' ? 'dark' : 'light']),
    '--abs-font-family': "'ABS Sans', system-ui, sans-serif",
  } as CSSProperties;
  if (name === undefined) {
    return (
      <div className="flow-panel" style={style}>
        <style>{panelStyles}</style>
        <p>No flow runs in this story: what it shows is up to its args alone.</p>
      </div>
    );
  }

  const active = states[name] ?? [];
  const current = flow?.machine.name === name ? flow : null;
  const follow = (href: string) => api.selectStory(href.replace(storyHref(''), ''));
  const storyOf = (path: string) => current && storiesOf(current.claims, current.machine, path)[0];
  return (
    <div className="flow-panel" style={style}>
      <style>{panelStyles}</style>
      <fieldset>
        <legend>Flow</legend>
        {names.map((other) => (
          <label key={other}>
            <input type="radio" name="flow" checked={other === name} onChange={() => setChosen(other)} />
            {flowName(other)}
          </label>
        ))}
      </fieldset>
      {current && (
        <>
          <h2>
            {flowName(name)} is in <strong>{active.join(', ') || 'no state: it has not begun, or has ended'}</strong>
          </h2>
          <ul>
            {outgoingTransitions(current.machine, active).map(({ trigger, guard, from, views }) => (
              <li key={`${from} ${trigger} ${guard} ${views}`}>
                {trigger} {guard && <span className="muted">[{guard}]</span>} leads to{' '}
                {views.map((view, place) => {
                  const story = storyOf(view);
                  return (
                    <span key={view}>
                      {place > 0 && ' or '}
                      {story ? (
                        <a
                          href={storyHref(story.storyId)}
                          onClick={(event) => {
                            event.preventDefault();
                            api.selectStory(story.storyId);
                          }}
                        >
                          {view}
                        </a>
                      ) : (
                        view
                      )}
                    </span>
                  );
                })}
              </li>
            ))}
          </ul>
          <StateChart
            name={flowName(name)}
            chart={current.chart}
            notes={notesOn(current.machine, current.claims)}
            lit={withOuter(active)}
            onFollow={follow}
          />
        </>
      )}
    </div>
  );
}
