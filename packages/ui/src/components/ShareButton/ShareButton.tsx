import { useRef } from 'react';
import { ButtonLink } from '../Button/index.ts';
import { ShareIcon } from '../Icon/index.ts';
import { useLazy } from '../LazyPart/index.ts';
import { whatsAppUrl } from './shareText.ts';

export interface ShareButtonProps {
  /** The name of the shared product or list. */
  name: string;
  /** The link: the canonical URL, absolute or a path of this site. */
  url: string;
}

const trigger = { load: async () => (await import('./ShareTrigger.tsx')).ShareTrigger };

/**
 * Shares a link through the system's share sheet, or through a dialog with WhatsApp and copying if the system has none.
 * Until the code for that has loaded, and if it never loads, it is a link to WhatsApp.
 */
export function ShareButton({ name, url }: ShareButtonProps) {
  const { value: ShareTrigger } = useLazy(trigger);
  const link = useRef<HTMLAnchorElement>(null);
  return ShareTrigger ? (
    <ShareTrigger name={name} url={url} takesFocus={document.activeElement === link.current} />
  ) : (
    <ButtonLink variant="quiet" size="small" to={whatsAppUrl(name, url)} target="_blank" rel="noopener" ref={link}>
      <ShareIcon size={20} />
      Share
    </ButtonLink>
  );
}
