import { useEffect, useRef } from 'react';
import { useCopy } from '../../lib/useCopy.ts';
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
  const { copying, copy } = useCopy(url);
  const field = useRef<HTMLInputElement>(null);
  const copyOrSelect = async () => {
    await copy();
    field.current?.select();
  };
  useEffect(() => {
    if (copying === 'failed') field.current?.select();
  }, [copying]);
  return (
    <Stack gap={3} data-slot="share-options" data-state={copying ?? 'choosing'}>
      <ButtonLink to={whatsAppUrl(name, url)} target="_blank" rel="noopener" full>
        <WhatsAppIcon size={20} />
        WhatsApp
      </ButtonLink>
      <Button variant="secondary" full onClick={copyOrSelect}>
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
