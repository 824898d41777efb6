import { Stack, Text } from '@abs/ui';
import * as icons from '@abs/ui/components/Icon';
import { contrastPairs, palettes } from '@abs/ui/theme';
import { tokensCss } from '@abs/ui/tokenFiles';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { ContrastTable, Swatches } from './Colors.tsx';
import * as measures from './Measures.tsx';
import { TokenList, tokensIn } from './TokenList.tsx';
import { computed, hasProperty, ownStyles, pageWith, written } from './tokenChecks.ts';

const meta = { tags: ['!autodocs'] } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

export const Colors: Story = { render: () => <Swatches /> };
export const Contrast: Story = {
  render: () => <ContrastTable />,
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('row')).toHaveLength(contrastPairs(palettes.light).length + 1);
    await expect(canvas.queryByText(/fails/)).toBeNull();
  },
};
export const Type: Story = { render: () => <measures.TypeScale /> };
export const Space: Story = { render: () => <measures.SpaceScale /> };
export const Radii: Story = { render: () => <measures.Radii /> };
export const Motion: Story = {
  render: () => <measures.Motion />,
  play: async ({ canvas, step }) => {
    await step('durations are zero with reduced motion, which the tests prefer', async () => {
      const table = within(canvas.getByRole('table'));
      await waitFor(() => expect(table.getAllByText('0s')).toHaveLength(3));
    });
    await step('the button moves it', async () => {
      const button = canvas.getByRole('button', { name: 'Move' });
      await userEvent.click(button);
      await expect(button).toHaveAttribute('aria-pressed', 'true');
    });
  },
};
export const Breakpoints: Story = { render: () => <measures.Breakpoints /> };
export const Icons: Story = {
  render: () => (
    <div style={{ display: 'grid', gap: 24, gridTemplateColumns: 'repeat(auto-fill, minmax(120px, 1fr))' }}>
      {Object.entries(icons).map(([name, Icon]) => (
        <Stack key={name} gap={1} align="center">
          <Icon size={32} />
          <Text tone="muted">{name.replace('Icon', '')}</Text>
        </Stack>
      ))}
    </div>
  ),
};

export const All: Story = {
  render: () => <TokenList />,
  play: async ({ canvas, step }) => {
    await step('offers the files', async () => {
      for (const name of ['tokens.json', 'tokens.resolver.json', 'tokens.css'])
        await expect(canvas.getByRole('link', { name: `Download ${name}` })).toHaveAttribute('download', name);
    });
    for (const theme of ['light', 'dark'] as const) {
      await step(`the files have the values that the browser computes in ${theme}`, async () => {
        // The tests' browser prefers reduced motion.
        const preferred = matchMedia('(prefers-reduced-motion: reduce)').matches ? tokensIn('reducedMotion') : [];
        const tokens = [...new Map([...tokensIn('base'), ...tokensIn(theme), ...preferred].filter(hasProperty))];
        for (const styles of [ownStyles(), `<style>${tokensCss}</style>`]) {
          const page = await pageWith(styles, theme);
          const wrong = tokens
            .filter(([, token]) => computed(page, token) !== written(page, token))
            .map(([name, token]) => `${name}: ${computed(page, token)}, not ${written(page, token)}`);
          await expect(wrong.join('; ')).toBe('');
          page.remove();
        }
      });
    }
  },
};

const writeText = fn();

export const SearchAndCopy: Story = {
  render: () => <TokenList />,
  beforeEach: () => {
    writeText.mockReset().mockResolvedValue(undefined);
    Object.defineProperty(navigator, 'clipboard', { configurable: true, value: { writeText } });
    return () => {
      delete (navigator as { clipboard?: Clipboard }).clipboard;
    };
  },
  play: async ({ canvas, step }) => {
    const copy = () => userEvent.click(canvas.getByRole('button', { name: '--abs-color-accent' }));
    await step('finds tokens by name and by value', async () => {
      await userEvent.type(canvas.getByRole('searchbox', { name: 'Search tokens' }), 'accent #9ed4b0');
      await expect(canvas.getAllByRole('row')).toHaveLength(2);
    });
    await step('shows the text to copy if the browser refuses', async () => {
      writeText.mockRejectedValueOnce(new DOMException('Write permission denied.', 'NotAllowedError'));
      await copy();
      await expect(await canvas.findByText(/Copy this: var\(--abs-color-accent\)/)).toBeVisible();
    });
    await step('copies a property', async () => {
      await copy();
      await expect(writeText).toHaveBeenLastCalledWith('var(--abs-color-accent)');
      await expect(await canvas.findByText('Copied var(--abs-color-accent)')).toBeVisible();
    });
  },
};
