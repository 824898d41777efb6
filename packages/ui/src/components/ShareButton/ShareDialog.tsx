import { useEffect, useRef, useState } from 'react';
import { Button, ButtonLink } from '../Button/index.ts';
import { Dialog } from '../Dialog/index.ts';
import { TextField } from '../Field/index.ts';
import { CheckIcon, WhatsAppIcon } from '../Icon/index.ts';
import { Inline, Stack } from '../Stack/index.ts';
import { plainName } from './plainName.ts';
import { whatsAppUrl } from './shareText.ts';

export interface ShareDialogProps {
  open: boolean;
  /** Called on Escape, Back, a press outside, or the close button. */
  onCancel: () => void;
  name: string;
  /** The absolute link. */
  url: string;
}

/** Ways to share a link if the system has no share sheet. */
export function ShareDialog({ open, onCancel, name, url }: ShareDialogProps) {
  return (
    <Dialog open={open} onOpenChange={onCancel} title="Share" description={<bdi>{plainName(name)}</bdi>} size="small">
      <ShareOptions name={name} url={url} />
    </Dialog>
  );
}

/** A separate component, so that its state resets each time the dialog opens. */
function ShareOptions({ name, url }: Pick<ShareDialogProps, 'name' | 'url'>) {
  const [copying, setCopying] = useState<'copied' | 'failed' | null>(null);
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (copying === 'failed') field.current?.select();
  }, [copying]);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(url);
      setCopying('copied');
    } catch {
      // The clipboard is not allowed, or does not exist: pages without https have none.
      setCopying('failed');
      field.current?.select();
    }
  };
  return (
    <Stack gap={3} data-slot="share-options" data-state={copying ?? 'choosing'}>
      <ButtonLink to={whatsAppUrl(name, url)} target="_blank" rel="noopener" full>
        <WhatsAppIcon size={20} />
        WhatsApp
      </ButtonLink>
      <Button variant="secondary" full onClick={copy}>
        Copy link
      </Button>
      {copying === 'failed' && (
        <TextField
          ref={field}
          label="Link"
          value={url}
          readOnly
          hint="The link couldn’t be copied. Select it and copy it yourself."
          onFocus={({ currentTarget }) => currentTarget.select()}
        />
      )}
      <div role="status">
        {copying === 'copied' && (
          <Inline gap={2}>
            <CheckIcon size={20} />
            Link copied
          </Inline>
        )}
      </div>
    </Stack>
  );
}
