import type { DesignToken } from '@abs/ui/tokenFiles';
import { expect, waitFor } from 'storybook/test';

/** In pixels. */
const WIDTH = 1440;

/** A page with these styles, as wide as the desktop in `tokens.json`. */
export async function pageWith(styles: string, theme: 'light' | 'dark'): Promise<HTMLIFrameElement> {
  const frame = document.createElement('iframe');
  frame.style.cssText = `inline-size: ${WIDTH}px; max-inline-size: none; border: 0`;
  frame.title = 'Tokens';
  frame.srcdoc = `<!doctype html><html data-theme="${theme}"><head>${styles}</head><body><p></p></body></html>`;
  const loaded = new Promise((resolve) => frame.addEventListener('load', resolve));
  document.body.append(frame);
  await loaded;
  // A frame has its width once the page around it is laid out, which can come after it has loaded.
  await waitFor(() => expect(frame.contentWindow?.innerWidth).toBe(WIDTH));
  return frame;
}

/** The styles of this page. */
export const ownStyles = () =>
  [...document.querySelectorAll('style, link[rel="stylesheet"]')].map(({ outerHTML }) => outerHTML).join('');

/** Whether a token has a custom property. Breakpoints are only in `tokens.json`. */
export const hasProperty = ([, { $extensions }]: [string, DesignToken]) => Boolean($extensions['example.abs'].property);

const properties: Record<Exclude<DesignToken['$type'], 'number'>, string> = {
  color: 'color',
  dimension: 'letter-spacing',
  fontFamily: 'font-family',
  fontWeight: 'font-weight',
  duration: 'transition-duration',
  cubicBezier: 'transition-timing-function',
};

/** The value that the browser computes, with numbers rounded to two decimals. */
function compute(frame: HTMLIFrameElement, type: keyof typeof properties, css: string): string {
  const probe = frame.contentDocument?.querySelector('p');
  if (!probe || !frame.contentWindow) return '';
  const property = properties[type];
  probe.style.setProperty(property, css);
  const value = frame.contentWindow.getComputedStyle(probe).getPropertyValue(property);
  probe.style.removeProperty(property);
  return value.replace(/[\d.]+/g, (number) => String(Math.round(Number(number) * 100) / 100));
}

/** The computed value of a token's custom property on a page. */
export function computed(frame: HTMLIFrameElement, { $type, $extensions }: DesignToken): string {
  const { property = '' } = $extensions['example.abs'];
  if ($type !== 'number') return compute(frame, $type, `var(${property})`);
  const root = frame.contentDocument?.documentElement;
  const value = root && frame.contentWindow?.getComputedStyle(root).getPropertyValue(property);
  // A filter of none leaves the brightness at 1.
  return value === 'none' ? '1' : String(Number(/-?[\d.]+/.exec(value ?? '')?.[0]));
}

/** The computed form of the value in `tokens.json`. */
export function written(frame: HTMLIFrameElement, { $type, $value }: DesignToken): string {
  if ($type === 'number') return String($value);
  return compute(frame, $type, cssOf($value));
}

function cssOf(value: unknown): string {
  if (Array.isArray(value))
    return typeof value[0] === 'number'
      ? `cubic-bezier(${value.join()})`.replace('cubic-bezier(0,0,1,1)', 'linear')
      : value.map((name) => (name.includes(' ') ? `"${name}"` : name)).join();
  if (typeof value !== 'object' || value === null) return String(value);
  if ('components' in value) {
    const { components, alpha = 1 } = value as { components: number[]; alpha?: number };
    return `rgb(${components.map((part) => `${part * 100}%`).join(' ')} / ${alpha})`;
  }
  const { value: number, unit } = value as { value: number; unit: string };
  return `${number}${unit}`;
}
