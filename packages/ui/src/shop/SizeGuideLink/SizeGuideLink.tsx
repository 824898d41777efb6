import { cx } from 'class-variance-authority';
import { type ComponentProps, type MouseEvent, useRef, useState } from 'react';
import { lazyDialog } from '../../components/LazyPart/index.ts';
import type { SizeGuideDialogProps } from '../SizeGuideDialog/index.ts';
import * as styles from './SizeGuideLink.css.ts';

export interface SizeGuideLinkProps
  extends Omit<ComponentProps<'a'>, 'href' | 'ref' | 'children'>,
    Pick<SizeGuideDialogProps, 'guide' | 'size' | 'unit' | 'onUnitChange'> {
  /** The page of the guide, for new tabs and for browsers without script. @default the category's page */
  href?: string;
}

const SizeGuideDialog = lazyDialog(async () => (await import('../SizeGuideDialog/index.ts')).SizeGuideDialog);

/** Whether a press opens another tab or window. */
const isForElsewhere = ({ ctrlKey, metaKey, shiftKey, altKey }: MouseEvent) => ctrlKey || metaKey || shiftKey || altKey;

/** Opens the size guide over the page. */
export function SizeGuideLink({
  guide,
  size,
  unit,
  onUnitChange,
  href = `/size-guide/${guide.category}`,
  className,
  onClick,
  ...rest
}: SizeGuideLinkProps) {
  const [open, setOpen] = useState(false);
  const link = useRef<HTMLAnchorElement>(null);
  const press = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    if (isForElsewhere(event) || event.defaultPrevented) return;
    event.preventDefault();
    setOpen(true);
  };
  return (
    <>
      <a
        data-slot="size-guide-link"
        aria-haspopup="dialog"
        {...rest}
        ref={link}
        href={href}
        className={cx(styles.link, className)}
        onClick={press}
      >
        Size guide
      </a>
      <SizeGuideDialog
        open={open}
        onCancel={() => setOpen(false)}
        returnFocus={() => link.current}
        guide={guide}
        unit={unit}
        onUnitChange={onUnitChange}
        {...(size !== undefined && { size })}
      />
    </>
  );
}
