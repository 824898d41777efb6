import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { addRemount, isFromChangedPage } from './remount.ts';

beforeEach(() => void vi.useFakeTimers({ now: 0 }));
afterEach(() => void vi.useRealTimers());

test('allows three remounts in ten seconds, and more later', () => {
  let remounts: readonly number[] = [];
  for (const _ of [1, 2, 3]) {
    vi.advanceTimersByTime(1000);
    remounts = addRemount(remounts) ?? [];
  }
  expect(remounts).toHaveLength(3);
  expect(addRemount(remounts)).toBeNull();
  vi.advanceTimersByTime(8001);
  expect(addRemount(remounts)).toHaveLength(3);
});

test.each([
  new DOMException(
    "Failed to execute 'removeChild' on 'Node': The node to be removed is not a child of this node.",
    'NotFoundError',
  ),
  new DOMException('Node.insertBefore: Child to insert before is not a child of this node', 'NotFoundError'),
  new DOMException('The object can not be found here.', 'NotFoundError'),
  new DOMException('The operation would yield an incorrect node tree.', 'HierarchyRequestError'),
])('%s is caused by a page that something else changed', (error) => {
  expect(isFromChangedPage(error)).toBe(true);
});

test.each([new TypeError('x is undefined'), new DOMException('Aborted', 'AbortError'), 'NotFoundError', null])(
  '%s is not caused by a changed page',
  (error) => {
    expect(isFromChangedPage(error)).toBe(false);
  },
);
