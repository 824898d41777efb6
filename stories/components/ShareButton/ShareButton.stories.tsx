import { ShareButton } from '@abs/ui/components/ShareButton';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { pressKey, tabTo } from '../../fixtures/tabOrder.ts';

const url = 'https://abs.example/product/7f3a/opebi-hoodie';
const name = 'Ọpẹ́bí Hoodie';
const message = `https://wa.me/?text=${encodeURIComponent(`${name}\n${url}`)}`;

const sheet = fn();
const clipboard = fn();

/** Replaces the browser's share and clipboard functions for one story. */
function browserWith({ share, writeText }: { share?: typeof sheet; writeText: typeof clipboard }) {
  const own = (value: unknown) => ({ configurable: true, value });
  Object.defineProperty(navigator, 'share', own(share));
  Object.defineProperty(navigator, 'clipboard', own({ writeText }));
  return () => {
    for (const part of ['share', 'clipboard']) delete (navigator as unknown as Record<string, unknown>)[part];
  };
}

const dialog = () => screen.findByRole('dialog', { name: 'Share' });

async function open(canvas: ReturnType<typeof within>) {
  await userEvent.click(await canvas.findByRole('button', { name: 'Share' }));
  return within(await dialog());
}

const meta = {
  tags: ['primitives'],
  component: ShareButton,
  args: { name, url },
  beforeEach: () => browserWith({ writeText: clipboard.mockReset().mockResolvedValue(undefined) }),
} satisfies Meta<typeof ShareButton>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Share' })).toHaveAttribute('aria-haspopup', 'dialog');
    await expect(screen.queryByRole('dialog')).toBeNull();
  },
};
/** The system's sheet gets the name and the link. Closing it is not an error. */
export const Sheet: Story = {
  beforeEach: () => browserWith({ share: sheet.mockReset(), writeText: clipboard }),
  play: async ({ canvas, step }) => {
    const press = async () => userEvent.click(await canvas.findByRole('button', { name: 'Share' }));
    await step('it gets the name and the link', async () => {
      sheet.mockResolvedValueOnce(undefined);
      await press();
      await expect(sheet).toHaveBeenLastCalledWith({ title: name, text: name, url });
    });
    await step('closing the sheet changes nothing', async () => {
      sheet.mockRejectedValueOnce(new DOMException('Share canceled', 'AbortError'));
      await press();
      await expect(sheet).toHaveBeenCalledTimes(2);
      await expect(screen.queryByRole('dialog')).toBeNull();
    });
  },
};
/** The browser has a share sheet, but refuses to open it. */
export const SheetRefused: Story = {
  beforeEach: () => browserWith({ share: sheet.mockReset(), writeText: clipboard }),
  play: async ({ canvas }) => {
    sheet.mockRejectedValueOnce(new DOMException('Must be handling a user gesture', 'NotAllowedError'));
    const options = await open(canvas);
    await expect(options.getByRole('link', { name: 'WhatsApp' })).toBeVisible();
  },
};
export const Menu: Story = {
  play: async ({ canvas, step }) => {
    const options = await open(canvas);
    await step('WhatsApp gets the name and the link', async () => {
      await expect(options.getByText(name)).toBeVisible();
      await expect(options.getByRole('link', { name: 'WhatsApp' })).toHaveAttribute('href', message);
    });
  },
};
export const Copied: Story = {
  play: async ({ canvas }) => {
    const options = await open(canvas);
    await userEvent.click(options.getByRole('button', { name: 'Copy link' }));
    await waitFor(() => expect(options.getByRole('status')).toHaveTextContent('Link copied'));
    await expect(clipboard).toHaveBeenLastCalledWith(url);
  },
};
/** The link is shown, to be copied by hand. */
export const CopyFailed: Story = {
  play: async ({ canvas, step }) => {
    clipboard.mockRejectedValue(new DOMException('Write permission denied.', 'NotAllowedError'));
    const options = await open(canvas);
    const copy = options.getByRole('button', { name: 'Copy link' });
    await step('the link is selected', async () => {
      await userEvent.click(copy);
      const field = await options.findByRole<HTMLInputElement>('textbox', { name: 'Link' });
      await expect(field).toHaveValue(url);
      await waitFor(() => expect([field.selectionStart, field.selectionEnd]).toEqual([0, url.length]));
    });
    await step('a second attempt can succeed', async () => {
      clipboard.mockResolvedValueOnce(undefined);
      await userEvent.click(copy);
      await waitFor(() => expect(options.getByRole('status')).toHaveTextContent('Link copied'));
      await expect(options.queryByRole('textbox')).toBeNull();
    });
    await step('a third attempt can fail again', async () => {
      await userEvent.click(copy);
      await waitFor(() => expect(options.getByRole('textbox', { name: 'Link' })).toHaveFocus());
    });
  },
};
export const Keyboard: Story = {
  tags: ['keyboard'],
  play: async ({ canvas, step }) => {
    await step('Enter opens the dialog', async () => {
      await canvas.findByRole('button', { name: 'Share' });
      await tabTo(['button', 'Share']);
      await userEvent.keyboard('{Enter}');
      await dialog();
    });
    await step('Tab stays inside, both ways', async () => {
      await userEvent.tab();
      await expect(await dialog()).toContainElement(document.activeElement as HTMLElement);
      await userEvent.tab({ shift: true });
      await expect(await dialog()).toContainElement(document.activeElement as HTMLElement);
    });
    await step('Escape closes it, and the focus returns; Space opens it again', async () => {
      await userEvent.keyboard('{Escape}');
      await waitFor(() => expect(canvas.getByRole('button', { name: 'Share' })).toHaveFocus());
      await pressKey(' ');
      await dialog();
      await userEvent.keyboard('{Escape}');
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
      await waitFor(() => expect(canvas.getByRole('button', { name: 'Share' })).toHaveFocus());
    });
  },
};
