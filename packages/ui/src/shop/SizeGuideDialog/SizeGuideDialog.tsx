import { Dialog, type DialogProps } from '../../components/Dialog/index.ts';
import { SizeGuide, type SizeGuideProps } from '../SizeGuide/index.ts';

export interface SizeGuideDialogProps extends Pick<SizeGuideProps, 'guide' | 'size' | 'unit' | 'onUnitChange'> {
  open: boolean;
  /** Called on Escape, Back, a press outside the dialog, or the close button. */
  onCancel: () => void;
  /** Returns the element to focus after closing. See Dialog. */
  returnFocus?: DialogProps['returnFocus'];
}

/** A size guide over the page of a product. Load it lazily: SizeGuideLink does. */
export function SizeGuideDialog({ open, onCancel, returnFocus, guide, ...rest }: SizeGuideDialogProps) {
  return (
    <Dialog
      open={open}
      onOpenChange={(next) => !next && onCancel()}
      title="Size guide"
      description={<bdi>{guide.name}</bdi>}
      size="large"
      returnFocus={returnFocus}
    >
      <SizeGuide guide={guide} level={3} {...rest} />
    </Dialog>
  );
}
