import { sizeGuideForm } from '@abs/contract';
import { messages } from '@abs/machines';
import { StyleSearch } from '@abs/ui/shop/StyleSearch';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { errorsOf } from '../../fixtures/errorOf.ts';
import { guideDraft } from '../../fixtures/guideDraft.ts';
import { styleItems } from '../../fixtures/styleItems.ts';

const [first, second] = styleItems;
const found = styleItems.slice(0, 2);

const meta = {
  tags: ['admin'],
  component: StyleSearch,
  args: {
    label: 'Search products to add',
    search: { text: 'shirt', state: { status: 'ready', items: found } },
    chosen: styleItems.slice(0, 1),
    onSearch: fn(),
    onChoose: fn(),
  },
} satisfies Meta<typeof StyleSearch>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Chosen: Story = {
  play: async ({ args, canvas, step }) => {
    await step('a chosen style cannot be chosen again', async () => {
      await userEvent.click(canvas.getByRole('button', { name: `Added: ${first?.name}` }));
      await expect(args.onChoose).not.toHaveBeenCalled();
      await userEvent.click(canvas.getByRole('button', { name: `Add: ${second?.name}` }));
      await expect(args.onChoose).toHaveBeenCalledWith(second);
    });
  },
};
export const Keyboard: Story = {
  tags: ['keyboard'],
  render: (args) => (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        args.onSearch('The form was sent');
      }}
    >
      <StyleSearch {...args} />
    </form>
  ),
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('searchbox'));
    await userEvent.keyboard('{Enter}');
    await expect(args.onSearch).not.toHaveBeenCalled();
  },
};
export const Idle: Story = { args: { search: { text: '', state: { status: 'idle' } }, chosen: [] } };
export const Searching: Story = { args: { search: { text: 'shirt', state: { status: 'loading' } } } };
export const Empty: Story = { args: { search: { text: 'hat', state: { status: 'ready', items: [] } } } };
export const Failed: Story = {
  args: { search: { text: 'shirt', state: { status: 'error', message: messages.searchFailed } } },
};
export const Disabled: Story = { args: { disabled: true } };
export const Invalid: Story = {
  args: {
    search: { text: '', state: { status: 'idle' } },
    error: errorsOf(sizeGuideForm, { ...guideDraft, scope: 'style' }).styleId,
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('searchbox')).toBeInvalid();
  },
};
