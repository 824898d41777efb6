/** Shared by all flow stories: the server, the visitor's storage, and steps through the shop. */

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

/** A customer with a name and a verified e-mail. */
export const customer = (): Account => ({ user: shopper, password: 'harmattan-2026', isVerified: true });

/** An admin of the back office. */
export const adminAccount = (): Account => ({ user: admin, password: 'harmattan-2026', isVerified: true });

/** Begins a story as a signed-in admin. The clock stands still until the next story, but timers run. */
export function signInAsAdmin(): void {
  // Not a spy, because recording its calls reads the time itself.
  Date.now = () => now;
  signedIn(adminAccount());
}

/** Begins a story as an admin whose logins require a code. The session's last code is not recent. */
export function signInWithTwoFactor(): void {
  signInAsAdmin();
  for (const account of server.state.sessions.values()) account.twoFactorSince = '2026-11-02T10:00:00.000Z';
}

/** For the meta of flow stories. Every story gets a new visitor and a fresh server. */
export const flow = {
  component: ShopApp,
  parameters: { layout: 'fullscreen' },
  beforeEach: () => {
    const stopCollecting = collectToasts();
    forgetVisitor();
    dismissToasts();
    spyOn(leaveShop, 'to').mockImplementation(() => {});
    const stop = server.start();
    return () => {
      stopCollecting();
      stop();
      forgetVisitor();
    };
  },
  afterEach: () => server.expectAllAnswered(),
};

/** Clears the storage, which stories have in memory. */
function forgetVisitor(): void {
  sessionStorage.clear();
  localStorage.clear();
}

/** Begins a story signed in, as after an earlier visit. */
export function signedIn(account = customer()): void {
  saveSession({ user: account.user, token: server.signIn(account) });
}

/** Resolves once a page with this heading is shown. */
export const page = (heading: string | RegExp) => screen.findByRole('heading', { level: 1, name: heading });

/** The texts of this story's toasts so far. */
const toastTexts = new Set<string>();

/** Collects every toast, because a busy machine may miss its two seconds. @returns a function that stops collecting */
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

/** Presses Undo in the toast with this message. */
export async function undo(message: string): Promise<void> {
  const toast = (await screen.findByText(message)).closest('li');
  if (!toast) throw new Error(`No toast says ${message}`);
  await userEvent.click(within(toast).getByRole('button', { name: 'Undo' }));
}

/** Resolves once the shop was left for this address, exactly once. */
export function leftFor(url: string): Promise<void> {
  return waitFor(() => expect(mocked(leaveShop.to).mock.calls).toEqual([[url]]));
}

/** The factor by which timers run faster in stories that would take too long. */
const SPEED = 20;

/**
 * Lets timers run faster until the story ends, except those with which the story itself waits.
 * @returns a function that ends it, for a story's `beforeEach` to return
 */
export function speedUpTimers(): () => void {
  const original = globalThis.setTimeout;
  // The story's own timeout, and the shop's timeout for an answer, which a story can hold.
  const patience = [getConfig().asyncUtilTimeout, limits.REQUEST_TIMEOUT_MS];
  const faster = (run: TimerHandler, milliseconds = 0, ...rest: unknown[]) =>
    original(run, patience.includes(milliseconds) ? milliseconds : milliseconds / SPEED, ...rest);
  globalThis.setTimeout = Object.assign(faster, original);
  return () => {
    globalThis.setTimeout = original;
  };
}

/** Stops timers of a second and more until the story ends, except those with which the story itself waits. */
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

/** Returns to the shop's tab. */
export const returnToTab = () => document.dispatchEvent(new Event('visibilitychange'));

/** Switches to another tab and returns. */
export function leaveTabAndReturn(): void {
  const visibility = spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  returnToTab();
  visibility.mockRestore();
  returnToTab();
}

/** Fills a field in one step. The stories of the fields test single keys. */
export async function fill(field: HTMLElement, text: string): Promise<void> {
  await userEvent.clear(field);
  await userEvent.paste(text);
}
