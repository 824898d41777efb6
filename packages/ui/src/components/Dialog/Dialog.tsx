import * as Radix from '@radix-ui/react-dialog';
import { memo, type ReactNode, useLayoutEffect, useRef } from 'react';
import { markWideScrollbar } from '../../lib/markWideScrollbar.ts';
import { CloseIcon } from '../Icon/index.ts';
import { IconButton } from '../IconButton/index.ts';
import { useBackToClose } from '../OverlayHistory/index.ts';
import { Heading, Text } from '../Text/index.ts';
import * as styles from './Dialog.css.ts';
import { dialog } from './Dialog.variants.ts';
import { type Opener, openedFrom, returnFocusTo } from './opener.ts';

export interface DialogProps {
  open: boolean;
  /** Called with false on Escape, Back, a press outside the dialog, or the close button. */
  onOpenChange: (open: boolean) => void;
  title: ReactNode;
  /** A sentence below the title. */
  description?: ReactNode;
  /** 'small' is for short questions, 'large' for tables and drawings. @default 'medium' */
  size?: 'small' | 'medium' | 'large';
  /** 'alertdialog' for a question that must be answered. @default 'dialog' */
  role?: 'dialog' | 'alertdialog';
  /** Keeps the dialog open. @default false */
  locked?: boolean;
  /**
   * Returns the element to focus after closing; by default the element focused before opening. Not every browser
   * focuses a pressed button, and the button may have been removed.
   */
  returnFocus?: () => HTMLElement | null | undefined;
  children: ReactNode;
}

/** Animates the dialog from the control that opened it, which still has focus at this point. */
function growFromTrigger(content: HTMLDivElement | null) {
  const trigger = content?.ownerDocument.activeElement;
  if (!content || !trigger || content.contains(trigger) || trigger === content.ownerDocument.body) return;
  const at = trigger.getBoundingClientRect();
  const { offsetLeft, offsetTop } = content;
  content.style.setProperty(
    '--dialog-origin',
    `${at.x + at.width / 2 - offsetLeft}px ${at.y + at.height / 2 - offsetTop}px`,
  );
}

type ContentsProps = Pick<DialogProps, 'open' | 'title' | 'description' | 'locked' | 'children'>;

/** What a dialog shows. It stays the same during the closing animation: the caller may already have cleared it. */
const Contents = memo(
  ({ title, description, locked, children }: ContentsProps) => (
    <>
      <div className={styles.head}>
        <Radix.Title asChild>
          <Heading level={2} size="title">
            {title}
          </Heading>
        </Radix.Title>
        {description && (
          <Radix.Description asChild>
            <Text tone="muted">{description}</Text>
          </Radix.Description>
        )}
      </div>
      {children}
      <Radix.Close asChild>
        <IconButton label="Close" className={styles.close} disabled={locked}>
          <CloseIcon />
        </IconButton>
      </Radix.Close>
    </>
  ),
  (_, { open }) => !open,
);

/** A modal dialog: a bottom sheet on phones, a centered panel elsewhere. Load it lazily, because it includes Radix. */
export function Dialog({
  open,
  onOpenChange,
  title,
  description,
  size = 'medium',
  role = 'dialog',
  locked = false,
  returnFocus,
  children,
}: DialogProps) {
  const opener = useRef<Opener>(null);
  const change = (next: boolean) => {
    if (next || !locked) onOpenChange(next);
  };
  useBackToClose(open, () => {
    if (locked) return false;
    onOpenChange(false);
    return true;
  });
  // Before the dialog is in the document: the portal adds it in a second rendering.
  useLayoutEffect(() => {
    if (open) markWideScrollbar();
  }, [open]);
  return (
    <Radix.Root open={open} onOpenChange={change}>
      <Radix.Portal>
        {/* Not Radix.Overlay, which adds a style element to the page. The Content-Security-Policy allows none. */}
        <div data-state={open ? 'open' : 'closed'} className={styles.scrim} />
        <Radix.Content
          ref={growFromTrigger}
          data-slot="dialog"
          role={role}
          className={dialog({ size })}
          // Radix returns focus only to its own trigger, and this dialog is opened by a button elsewhere.
          onOpenAutoFocus={() => {
            opener.current = openedFrom(document.activeElement);
          }}
          onCloseAutoFocus={(event) => {
            event.preventDefault();
            if (opener.current) returnFocusTo(opener.current, returnFocus?.());
          }}
          {...(description ? {} : { 'aria-describedby': undefined })}
        >
          <Contents open={open} title={title} description={description} locked={locked}>
            {children}
          </Contents>
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}

/** The buttons at the bottom of a dialog, main action last. On phones the main action comes first. */
export function DialogActions({ children }: { children: ReactNode }) {
  return (
    <div data-slot="dialog-actions" className={styles.actions}>
      {children}
    </div>
  );
}
