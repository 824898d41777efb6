import { SizeGuideLink } from '@abs/ui/shop/SizeGuideLink';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent } from 'storybook/test';
import { closedDialog, openedDialog } from '../../fixtures/openedDialog.ts';
import { sizeGuides } from '../../fixtures/sizeGuides.ts';
import { expectFocus, tabTo } from '../../fixtures/tabOrder.ts';

const meta = {
  tags: ['primitives'],
  component: SizeGuideLink,
  args: { guide: sizeGuides.hoodie, size: 'XL', unit: 'cm', onUnitChange: fn() },
} satisfies Meta<typeof SizeGuideLink>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, step }) => {
    const link = canvas.getByRole('link', { name: 'Size guide' });
    await step('it has the URL of the guide’s page, for a new tab and for browsers without script', async () => {
      await expect(link).toHaveAttribute('href', '/size-guide/hoodie');
      // Prevents the navigation of the story's page, which the component allows.
      const stay = fn((event: Event) => event.preventDefault());
      const event = new MouseEvent('click', { bubbles: true, cancelable: true, ctrlKey: true });
      document.addEventListener('click', stay, { once: true });
      link.dispatchEvent(event);
      await expect(stay).toHaveBeenCalledOnce();
      await expect(screen.queryByRole('dialog')).toBeNull();
    });
  },
};
/** The dialog loads when the link is first pressed; closing it returns to the link. */
export const Opened: Story = {
  tags: ['keyboard'],
  play: async ({ args, step }) => {
    await step('Enter opens it', async () => {
      await tabTo(['link', 'Size guide']);
      await userEvent.keyboard('{Enter}');
      await openedDialog('dialog', 'Size guide');
      await expect(screen.getByRole('radio', { name: 'XL' })).toBeChecked();
    });
    await step('a chosen unit is reported', async () => {
      await userEvent.click(screen.getByRole('radio', { name: 'in (inches)' }));
      await expect(args.onUnitChange).toHaveBeenCalledWith('in');
    });
    await step('Escape closes it and returns to the link', async () => {
      await userEvent.keyboard('{Escape}');
      await closedDialog();
      await expectFocus('link', 'Size guide');
    });
  },
};
