/** What the toolbar can do to a story beside its theme and size: each mode does it for real, and says what it cannot do. */
import { reducedMotion, wantsContrast } from '@abs/ui/theme';
import type { Decorator, Preview } from '@storybook/react-vite';
import { Fragment } from 'react';
import { withLongNames } from './longNames.ts';
import { prefer } from './preferences.ts';

const root = () => document.documentElement;

/** Modes that change the page around a story: each begins, and returns how to end. */
const pageModes = {
  textSize: () => {
    root().style.fontSize = '200%';
    return () => root().style.removeProperty('font-size');
  },
  direction: () => {
    root().dir = 'rtl';
    return () => root().removeAttribute('dir');
  },
  motion: () => prefer(reducedMotion),
  contrast: () => prefer(wantsContrast),
} as const;

type PageMode = keyof typeof pageModes;

const running = new Map<PageMode, () => void>();

function setMode(mode: PageMode, isOn: boolean): void {
  const end = running.get(mode);
  if (isOn && !end) running.set(mode, pageModes[mode]());
  if (isOn || !end) return;
  end();
  running.delete(mode);
}

const modes = Object.keys(pageModes) as PageMode[];

/** For after a story: the next one begins without modes. */
export const endModes = () => {
  for (const mode of modes) setMode(mode, false);
};

/** Modes begin before the story is rendered, and it is rendered again from scratch when one changes. */
export const withModes: Decorator = (Story, { globals, args }) => {
  for (const mode of modes) setMode(mode, globals[mode] === 'on');
  const isLong = globals.names === 'on';
  return (
    <Fragment key={[...modes, 'names'].map((mode) => globals[mode]).join()}>
      <Story args={isLong ? withLongNames(args) : args} />
    </Fragment>
  );
};

const mode = (title: string, on: string, icon: 'zoom' | 'transfer' | 'stop' | 'contrast' | 'paragraph') => ({
  description: title,
  toolbar: {
    title,
    icon,
    items: [
      { value: 'off', title: `${title}: as it is` },
      { value: 'on', title: `${title}: ${on}` },
    ],
    dynamicTitle: false,
  },
});

export const modeGlobals: Preview['globalTypes'] = {
  textSize: mode('Text size', '200 %', 'zoom'),
  direction: mode('Direction', 'right to left', 'transfer'),
  motion: mode('Motion', 'reduced', 'stop'),
  contrast: mode('Contrast', 'more', 'contrast'),
  names: mode('Names', 'long', 'paragraph'),
};
