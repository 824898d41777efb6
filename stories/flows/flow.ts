/** What all flow stories share: their server, the visitor's storage, and how a person finds the way. */

import { limits } from '@abs/contract';
import { leaveShop } from '@abs/shop/leaveShop';
import { saveSession } from '@abs/shop/session/storage';
import { dismissToasts } from '@abs/ui/components/Toaster';
import { expect, getConfig, mocked, screen, spyOn, userEvent, waitFor, within } from 'storybook/test';
import { admin, now } from '../fixtures/admin.ts';
import { shopper } from '../fixtures/people.ts';
import { ShopApp } from './ShopApp.tsx';
import type { Account } from './shopAnswers.ts';
import { ShopServer } from './shopServer.ts';

export const server = new ShopServer();

/** Somebody known to the shop, with a name and a proven e-mail. */
export const customer = (): Account => ({ user: shopper, password: 'harmattan-2026', isVerified: true });

/** Somebody who works in the back office. */
const adminAccount = (): Account => ({ user: admin, password: 'harmattan-2026', isVerified: true });

/** Begins a story in the back office, whose clock stands still; timers run. */
export function signInAsAdmin(): void {
  // No spy: what records its calls asks for the time itself.
  Date.now = () => now;
  signedIn(adminAccount());
}

/** For the meta of flow stories: every story gets a visitor nobody has met and a server that knows nothing. */
export const flow = {
  component: ShopApp,
  parameters: { layout: 'fullscreen' },
  beforeEach: () => {
    const stopCollecting = collectToasts();
    forgetVisitor();
    dismissToasts();
    spyOn(leaveShop, 'to').mockImplementation(() => {});
    const stop = server.start();
    const { now: clock } = Date;
    return () => {
      stopCollecting();
      Date.now = clock;
      stop();
      forgetVisitor();
    };
  },
  afterEach: () => server.expectAllAnswered(),
};

/** Stories have a storage of their own, in memory. */
function forgetVisitor(): void {
  sessionStorage.clear();
  localStorage.clear();
}

/** Begins a story signed in, as after an earlier visit. */
export function signedIn(account = customer()): void {
  saveSession({ user: account.user, token: server.signIn(account) });
}

/** Resolves once a page is there, by its heading. */
export const page = (heading: string | RegExp) => screen.findByRole('heading', { level: 1, name: heading });

/** The texts of this story's toasts so far. */
const toastTexts = new Set<string>();

/** Notes every toast: two seconds may be over before a busy machine looks for it. @returns how to end it */
function collectToasts(): () => void {
  toastTexts.clear();
  const collect = () => {
    for (const toast of document.querySelectorAll('[data-sonner-toast]')) toastTexts.add(toast.textContent ?? '');
  };
  const observer = new MutationObserver(collect);
  observer.observe(document.body, { childList: true, subtree: true, characterData: true });
  return () => observer.disconnect();
}

/** Resolves once a toast shows this text, and the one it replaces has left. */
export function toastSaying(message: string): Promise<void> {
  return waitFor(() => {
    expect([...toastTexts].filter((text) => text.includes(message))).not.toHaveLength(0);
    expect(document.querySelector('[data-sonner-toast][data-removed="true"]')).toBeNull();
  });
}

/** Takes back what a toast says, by its button. */
export async function undo(message: string): Promise<void> {
  const toast = (await screen.findByText(message)).closest('li');
  if (!toast) throw new Error(`No toast says ${message}`);
  await userEvent.click(within(toast).getByRole('button', { name: 'Undo' }));
}

/** Resolves once the shop was left, once, for this address. */
export function leftFor(url: string): Promise<void> {
  return waitFor(() => expect(mocked(leaveShop.to).mock.calls).toEqual([[url]]));
}

/** How many times faster time passes in a story that would take too long. */
const SPEED = 20;

/**
 * Lets timers run faster until the story ends, but for how long the story itself waits.
 * @returns how to end it, for a story's `beforeEach` to hand on.
 */
export function speedUpTimers(): () => void {
  const original = globalThis.setTimeout;
  // How long the story waits, and how long the shop waits for an answer, which a story can hold back.
  const patience = [getConfig().asyncUtilTimeout, limits.REQUEST_TIMEOUT_MS];
  const faster = (run: TimerHandler, milliseconds = 0, ...rest: unknown[]) =>
    original(run, patience.includes(milliseconds) ? milliseconds : milliseconds / SPEED, ...rest);
  globalThis.setTimeout = Object.assign(faster, original);
  return () => {
    globalThis.setTimeout = original;
  };
}

/** Keeps timers of a second and more from running until the story ends, but for how long the story itself waits. */
export function slowDown(): () => void {
  const original = globalThis.setTimeout;
  const never = (run: TimerHandler, milliseconds = 0, ...rest: unknown[]) =>
    original(
      run,
      milliseconds >= 1000 && milliseconds !== getConfig().asyncUtilTimeout ? 2 ** 31 - 1 : milliseconds,
      ...rest,
    );
  globalThis.setTimeout = Object.assign(never, original);
  return () => {
    globalThis.setTimeout = original;
  };
}

/** Somebody comes back to the tab of the shop. */
export const returnToTab = () => document.dispatchEvent(new Event('visibilitychange'));

/** Somebody looks at another tab for a while, and comes back. */
export function leaveTabAndReturn(): void {
  const visibility = spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  returnToTab();
  visibility.mockRestore();
  returnToTab();
}

/** Fills a field at once: the stories of the fields test single keys. */
export async function fill(field: HTMLElement, text: string): Promise<void> {
  await userEvent.clear(field);
  await userEvent.paste(text);
}
