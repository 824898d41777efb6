import type { Services } from '../services.ts';

const webhookModes = ['normal', 'drop', 'delay', 'repeat', 'reorder', 'wrong-amount', 'forged'] as const;
type WebhookMode = (typeof webhookModes)[number];

/** How the sandbox misbehaves, for tests. Kept in memory: a restart resets it. */
export type Control = {
  webhook: WebhookMode;
  delayMs: number;
  down: { initialize: boolean; verify: boolean };
};

const wellBehaved = (): Control => ({ webhook: 'normal', delayMs: 0, down: { initialize: false, verify: false } });

/** One for each running app, shared by its routes and its webhooks. */
const controls = new WeakMap<Services, Control>();

export function controlOf(services: Services): Control {
  let control = controls.get(services);
  if (!control) {
    control = wellBehaved();
    controls.set(services, control);
  }
  return control;
}

export function resetControl(services: Services): Control {
  return Object.assign(controlOf(services), wellBehaved());
}

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;
const isOptional = (value: unknown, type: 'boolean' | 'number') => value === undefined || typeof value === type;

/** Changes the given settings and keeps the others. @returns undefined when the input is invalid. */
export function changeControl(services: Services, input: unknown): Control | undefined {
  if (!isRecord(input)) return undefined;
  const control = controlOf(services);
  const { webhook = control.webhook, delayMs = control.delayMs, down = {} } = input;
  const mode = webhookModes.find((known) => known === webhook);
  if (!mode || typeof delayMs !== 'number' || !(delayMs >= 0) || !isRecord(down)) return undefined;
  if (!isOptional(down.initialize, 'boolean') || !isOptional(down.verify, 'boolean')) return undefined;
  return Object.assign(control, { webhook: mode, delayMs, down: { ...control.down, ...down } });
}
