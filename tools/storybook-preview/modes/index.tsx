/** The toolbar's modes for stories, besides theme and size. Each mode really changes the page or the story's data. */
import { reducedMotion, wantsContrast } from '@abs/ui/theme';
import type { Decorator, Preview } from '@storybook/react-vite';
import { Fragment } from 'react';
import { withLongNames } from './longNames.ts';
import { prefer } from './preferences.ts';

const root = () => document.documentElement;

/** Modes that change the page around a story. Each function starts its mode and returns a function that ends it. */
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

/** Call after a story, so that the next story starts without modes. */
export const endModes = () => {
  for (const mode of modes) setMode(mode, false);
};

/** Starts modes before the story renders, and renders the story from scratch when a mode changes. */
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
