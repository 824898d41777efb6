import { type FocusEvent, type RefObject, useLayoutEffect, useRef, useState } from 'react';
import { Toaster as Sonner, toast as sonner, useSonner } from 'sonner';
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
 * By id, sonner's number of the shown toast. An id is removed when its toast begins to leave: sonner would show the next
 * message with its number in the leaving toast, and remove both.
 */
const shown = new Map<string, string | number>();

function show(kind: 'success' | 'error', message: string, duration: number, options: ToastOptions): void {
  const { action, id, description } = options;
  const forget = () => {
    if (id !== undefined && shown.get(id) === toastId) shown.delete(id);
  };
  const press = () => {
    forget();
    action?.onClick();
  };
  const toastId = sonner[kind](message, {
    id: id === undefined ? undefined : shown.get(id),
    description,
    duration,
    action: action && { label: action.label, onClick: press },
    onDismiss: forget,
    onAutoClose: forget,
  });
  if (id !== undefined) shown.set(id, toastId);
}

/** Shows a message for two seconds, or for as long as it is hovered or focused. */
export function toast(message: string, options: ToastOptions = {}): void {
  show('success', message, TOAST_MS, options);
}

/** Shows an error message for six seconds. */
export function toastError(message: string, options: ToastOptions = {}): void {
  show('error', message, ERROR_TOAST_MS, options);
}

/** Removes a toast, such as one about a failure after the next try has succeeded. */
export function dismissToast(id: string): void {
  const toastId = shown.get(id);
  if (toastId === undefined) return;
  shown.delete(id);
  sonner.dismiss(toastId);
}

/** Removes all toasts. A Toaster that mounts later would otherwise show the unfinished ones. */
export function dismissToasts(): void {
  shown.clear();
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

/** Below the header. */
const TOP = 76;
const NARROW_TOP = 72;
/** The height in pixels that toasts need: one with two lines, and the edges of those behind it. */
const HEIGHT = 96;
const GAP = 8;

/**
 * The distance from the top at which toasts cover no part of the page with `data-keep-visible`: below these parts, or the
 * usual one if there is no room.
 * @param list sonner's list, which has the width of the toasts
 */
function topBelowParts(list: Element, usual: number): number {
  const { left, right } = list.getBoundingClientRect();
  const boxes = [...document.querySelectorAll('[data-keep-visible]')]
    .map((element) => element.getBoundingClientRect())
    .filter((box) => box.left < right && left < box.right)
    .sort((one, other) => one.top - other.top);
  let top = usual;
  for (const box of boxes) {
    if (box.top < top + HEIGHT && top < box.bottom) top = box.bottom + GAP;
  }
  return top + HEIGHT > window.innerHeight ? usual : top;
}

/** The distance of the toasts from the top, for wide and narrow screens. It changes while the page scrolls. */
function useTop(root: RefObject<HTMLElement | null>): { wide: number; narrow: number } {
  const [top, setTop] = useState({ wide: TOP, narrow: NARROW_TOP });
  const hasToasts = useSonner().toasts.length > 0;
  useLayoutEffect(() => {
    if (!hasToasts) return;
    const place = () => {
      const list = root.current?.querySelector('ol');
      if (list) setTop({ wide: topBelowParts(list, TOP), narrow: topBelowParts(list, NARROW_TOP) });
    };
    place();
    window.addEventListener('scroll', place, { passive: true });
    return () => window.removeEventListener('scroll', place);
  }, [hasToasts, root]);
  return top;
}

/**
 * The place for toasts: top right, at most three, below parts of the page with `data-keep-visible`. Alt+T moves focus
 * there. Toasts wait while hovered or focused. Load it lazily, because it includes sonner.
 */
export function Toaster() {
  const root = useRef<HTMLDivElement>(null);
  const top = useTop(root);
  return (
    <div ref={root} data-slot="toaster" {...focusHandlers}>
      <Sonner
        position="top-right"
        visibleToasts={3}
        duration={TOAST_MS}
        hotkey={['altKey', 'KeyT']}
        gap={8}
        offset={{ top: top.wide, right: 16 }}
        mobileOffset={{ top: top.narrow, left: 16, right: 16 }}
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
