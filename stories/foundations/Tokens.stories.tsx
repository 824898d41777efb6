import { Heading, Inline, Stack, Text } from '@abs/ui';
import * as icons from '@abs/ui/components/Icon';
import { palettes, vars } from '@abs/ui/theme';
import type { Meta, StoryObj } from '@storybook/react-vite';

const meta = { title: 'Foundations/Tokens', tags: ['!autodocs'] } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

/** `{a: {b: 'x'}}` → `[['a.b', 'x']]` */
function leaves(tree: object, path = ''): [string, string][] {
  return Object.entries(tree).flatMap(([name, value]) =>
    typeof value === 'string' ? [[`${path}${name}`, value] as [string, string]] : leaves(value, `${path}${name}.`),
  );
}

const light = new Map(leaves(palettes.light));
const dark = new Map(leaves(palettes.dark));

export const Colors: Story = {
  render: () => (
    <div style={{ display: 'grid', gap: 16, gridTemplateColumns: 'repeat(auto-fill, minmax(160px, 1fr))' }}>
      {leaves(vars.color).map(([name, color]) => (
        <Stack key={name} gap={1}>
          <div style={{ height: 72, backgroundColor: color, border: `1px solid ${vars.color.line.subtle}` }} />
          <Text weight="medium">{name}</Text>
          <Text tone="muted">
            {light.get(name)} / {dark.get(name)}
          </Text>
        </Stack>
      ))}
    </div>
  ),
};
export const Type: Story = {
  render: () => (
    <Stack gap={5}>
      <p style={{ fontSize: vars.font.size.poster, fontWeight: 600, lineHeight: 0.9, letterSpacing: '-0.055em' }}>
        Jacket
      </p>
      {(['display', 'heading', 'title', 'lead', 'body'] as const).map((size) => (
        <Stack key={size} gap={1}>
          <Text tone="muted">{size}</Text>
          {size === 'body' || size === 'lead' ? (
            <Text size={size} measure>
              Ẹ kú ọjọ́, ẹ̀wù tó dára fún ọ̀sán Ṣàngó. Loopback cotton in a green that fades kindly: ₦33,000, or ₦8,150.50.
            </Text>
          ) : (
            <Heading level={2} size={size}>
              Ṣọkọtọ, ẹ̀wù, Òṣogbo ₦45,000
            </Heading>
          )}
        </Stack>
      ))}
    </Stack>
  ),
};
export const Space: Story = {
  render: () => (
    <Stack gap={2}>
      {leaves(vars.space).map(([name, value]) => (
        <Inline key={name} wrap={false}>
          <Text style={{ width: 72 }}>{name}</Text>
          <div style={{ height: 16, width: value, backgroundColor: vars.color.accent }} />
        </Inline>
      ))}
    </Stack>
  ),
};
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
