import { Button, Heading, Inline, Stack, Text } from '@abs/ui';
import { breakpoints, vars } from '@abs/ui/theme';
import { useState } from 'react';
import { viewports } from '../../tools/storybook-preview/viewports.ts';
import { FoundationTable } from './FoundationTable.tsx';
import { useTokenValues } from './tokens.ts';

/** Every text size with a sample and its value at this width. */
export function TypeScale() {
  const sizes = useTokenValues(vars.font.size);
  return (
    <Stack gap={5}>
      <p style={{ fontSize: vars.font.size.poster, fontWeight: 600, lineHeight: 0.9, letterSpacing: '-0.055em' }}>
        Jacket
      </p>
      {sizes.map(([name, token, value]) => (
        <Stack key={name} gap={1}>
          <Text tone="muted">
            {name}: {value}
          </Text>
          {name !== 'poster' && (
            <p style={{ fontSize: token, lineHeight: vars.font.leading.snug, maxWidth: vars.size.measure }}>
              Ṣọkọtọ, ẹ̀wù tó dára, m̀bọ̀: ₦45,000
            </p>
          )}
        </Stack>
      ))}
    </Stack>
  );
}

/** Every space token, drawn in its length at this width. */
export const SpaceScale = () => (
  <FoundationTable
    caption="Space"
    heads={['Token', 'Value', 'Preview']}
    rows={useTokenValues(vars.space).map(([name, token, value]) => [
      name,
      value,
      <div key={name} style={{ blockSize: 16, inlineSize: token, backgroundColor: vars.color.accent }} />,
    ])}
  />
);

/** Every corner radius, drawn. */
export const Radii = () => (
  <FoundationTable
    caption="Corners"
    heads={['Token', 'Value', 'Preview']}
    rows={useTokenValues(vars.radius).map(([name, token, value]) => [
      name,
      value,
      <div
        key={name}
        style={{ blockSize: 48, inlineSize: 96, borderRadius: token, border: `2px solid ${vars.color.line.strong}` }}
      />,
    ])}
  />
);

const { easing, ...durations } = vars.motion;

/** The durations of animations, and a button that plays them. */
export function Motion() {
  const [isThere, setThere] = useState(false);
  const rows = useTokenValues(durations);
  return (
    <Stack gap={4}>
      <Inline>
        <Button variant="secondary" aria-pressed={isThere} onClick={() => setThere(!isThere)}>
          Move
        </Button>
      </Inline>
      <FoundationTable
        caption="Motion"
        heads={['Token', 'Value', 'Preview']}
        rows={rows.map(([name, token, value]) => [
          name,
          value,
          <div key={name} style={{ inlineSize: 240, backgroundColor: vars.color.surface }}>
            <div
              data-moves={name}
              style={{
                blockSize: 24,
                inlineSize: 24,
                backgroundColor: vars.color.accent,
                transform: isThere ? 'translateX(216px)' : undefined,
                transition: `transform ${token} ${easing}`,
              }}
            />
          </div>,
        ])}
      />
    </Stack>
  );
}

/** The widths at which layouts change, and the viewports of the toolbar. */
export const Breakpoints = () => (
  <Stack gap={6}>
    <FoundationTable
      caption="Breakpoints"
      heads={['Token', 'From']}
      rows={Object.entries(breakpoints).map(([name, width]) => [name, `${width} px`])}
    />
    <Heading level={2} size="title">
      In the toolbar
    </Heading>
    <FoundationTable
      caption="Viewports"
      heads={['Viewport', 'Width', 'Height']}
      rows={Object.values(viewports).map(({ name, styles }) => [name, styles.width, styles.height])}
    />
  </Stack>
);
