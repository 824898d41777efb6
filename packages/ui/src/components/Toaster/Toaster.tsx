import { limits } from '@abs/contract';
import type { FocusEvent } from 'react';
import { Toaster as Sonner, toast as sonner } from 'sonner';
import { AlertIcon, CheckIcon } from '../Icon/index.ts';
import * as styles from './Toaster.css.ts';

export interface ToastOptions {
  /** Something one may do about it, such as Undo. */
  action?: { label: string; onClick: () => void };
  /** Another sentence under the message: why, and what to do. */
  description?: string | undefined;
  /** A toast with an id replaces the one that has it. */
  id?: string;
}

/** Shows a message for two seconds, or for as long as the pointer or the focus is on it. Returns its id. */
export function toast(message: string, { action, id, description }: ToastOptions = {}): string | number {
  return sonner.success(message, { id, action, description, duration: limits.TOAST_MS });
}

/** Shows what went wrong, for six seconds. Returns its id. */
export function toastError(message: string, { action, id, description }: ToastOptions = {}): string | number {
  return sonner.error(message, { id, action, description, duration: limits.ERROR_TOAST_MS });
}

/** Takes all toasts away. A toaster that comes later would otherwise show those that are not over yet. */
export function dismissToasts(): void {
  sonner.dismiss();
}

/** The pointer coming or going, as sonner hears of it. */
const forwardToSonner = (toaster: HTMLElement, event: MouseEvent) => toaster.querySelector('ol')?.dispatchEvent(event);

/** sonner lets toasts wait for the pointer; of the focus it hears in the same words, or they would go under one's hands. */
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
 * Where toasts appear: top right, three at most; Alt+T moves the focus there; they wait while hovered or focused.
 * Load it lazily; it brings sonner.
 */
export function Toaster() {
  return (
    <div data-slot="toaster" {...focusHandlers}>
      <Sonner
        position="top-right"
        visibleToasts={3}
        duration={limits.TOAST_MS}
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
