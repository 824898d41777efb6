/**
 * One field of a location's state. The history keeps states across reloads and new versions of the shop, so their shape
 * is unknown.
 * @returns undefined if the state has no such field
 */
export function stateField(state: unknown, name: string): unknown {
  return typeof state === 'object' && state !== null ? Reflect.get(state, name) : undefined;
}

/** Like stateField, for a field that is text. @returns undefined for anything else */
export function stateText(state: unknown, name: string): string | undefined {
  const value = stateField(state, name);
  return typeof value === 'string' ? value : undefined;
}
