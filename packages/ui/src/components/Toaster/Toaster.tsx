import type { FocusEvent } from 'react';
import { Toaster as Sonner, toast as sonner } from 'sonner';
import { AlertIcon, CheckIcon } from '../Icon/index.ts';
import * as styles from './Toaster.css.ts';

const TOAST_MS = 2_000;
const ERROR_TOAST_MS = 6_000;

export interface ToastOptions {
  /** An action such as Undo. */
  action?: { label: string; onClick: () => void };
  /** A second sentence: the reason, or what to do. */
  description?: string | undefined;
  /** Replaces the toast with the same id. */
  id?: string;
}

/**
 * Shows a message for two seconds, or for as long as it is hovered or focused.
 * @returns the toast's id
 */
export function toast(message: string, { action, id, description }: ToastOptions = {}): string | number {
  return sonner.success(message, { id, action, description, duration: TOAST_MS });
}

/**
 * Shows an error message for six seconds.
 * @returns the toast's id
 */
export function toastError(message: string, { action, id, description }: ToastOptions = {}): string | number {
  return sonner.error(message, { id, action, description, duration: ERROR_TOAST_MS });
}

/** Removes a toast, such as one about a failure after the next try has succeeded. */
export function dismissToast(id: string): void {
  sonner.dismiss(id);
}

/** Removes all toasts. A Toaster that mounts later would otherwise show the unfinished ones. */
export function dismissToasts(): void {
  sonner.dismiss();
}

/** Dispatches a mouse event on sonner's list. */
const forwardToSonner = (toaster: HTMLElement, event: MouseEvent) => toaster.querySelector('ol')?.dispatchEvent(event);

/**
 * sonner pauses toasts only for the pointer, so focus is reported as mouse events. Otherwise a focused toast would
 * disappear.
 */
const focusHandlers = {
  onFocus: ({ currentTarget }: FocusEvent<HTMLElement>) => {
    forwardToSonner(currentTarget, new MouseEvent('mousemove', { bubbles: true }));
  },
  onBlur: ({ currentTarget, relatedTarget }: FocusEvent<HTMLElement>) => {
    if (currentTarget.contains(relatedTarget)) return;
    forwardToSonner(currentTarget, new MouseEvent('mouseout', { bubbles: true, relatedTarget: document.body }));
  },
};

/**
 * The place for toasts: top right, at most three. Alt+T moves focus there. Toasts wait while hovered or focused. Load
 * it lazily, because it includes sonner.
 */
export function Toaster() {
  return (
    <div data-slot="toaster" {...focusHandlers}>
      <Sonner
        position="top-right"
        visibleToasts={3}
        duration={TOAST_MS}
        hotkey={['altKey', 'KeyT']}
        gap={8}
        offset={{ top: 76, right: 16 }}
        mobileOffset={{ top: 72, left: 16, right: 16 }}
        icons={{ success: <CheckIcon />, error: <AlertIcon /> }}
        toastOptions={{
          unstyled: true,
          classNames: {
            toast: styles.toast,
            error: styles.danger,
            content: styles.content,
            description: styles.description,
            icon: styles.icon,
            actionButton: styles.action,
          },
        }}
      />
    </div>
  );
}
