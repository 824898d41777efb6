import { useEffect, useRef, useState } from 'react';
import { Button } from '../Button/index.ts';
import { ShareIcon } from '../Icon/index.ts';
import { lazyDialog } from '../LazyPart/index.ts';
import { plainName } from './plainName.ts';

interface ShareTriggerProps {
  name: string;
  url: string;
  /** The link that this button replaces has the focus. */
  takesFocus: boolean;
}

const ShareDialog = lazyDialog(async () => (await import('./ShareDialog.tsx')).ShareDialog);

/** Errors that mean that the person closed the system's sheet, or that it is open already. */
const isIntended = (error: unknown) =>
  error instanceof Error && (error.name === 'AbortError' || error.name === 'InvalidStateError');

/** The button that opens the system's sheet or the dialog. */
export function ShareTrigger({ name, url, takesFocus }: ShareTriggerProps) {
  const [open, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const takesFocusAtFirst = useRef(takesFocus);
  useEffect(() => {
    if (takesFocusAtFirst.current) button.current?.focus({ preventScroll: true });
  }, []);
  const link = () => new URL(url, location.href).href;
  const share = async () => {
    if (!navigator.share) return setOpen(true);
    try {
      await navigator.share({ title: plainName(name), text: plainName(name), url: link() });
    } catch (error) {
      if (!isIntended(error)) setOpen(true);
    }
  };
  return (
    <>
      <Button variant="quiet" size="small" ref={button} aria-haspopup="dialog" onClick={share}>
        <ShareIcon size={20} />
        Share
      </Button>
      <ShareDialog open={open} onCancel={() => setOpen(false)} name={name} url={open ? link() : url} />
    </>
  );
}
