import type { RefObject } from 'react';

/** What the page of the playground and the sheet in its frame say to each other; both are of this Storybook. */

type Frame = RefObject<HTMLIFrameElement | null>;
type FromSheet = { playground: 'ready' };
type FromPage = { playground: 'code'; code: string };

const isOurs = ({ origin, data }: MessageEvent) =>
  origin === location.origin && typeof data === 'object' && data !== null && 'playground' in data;

/** Says that the sheet listens. */
export const sayReady = () => window.parent.postMessage({ playground: 'ready' } satisfies FromSheet, location.origin);

/** Calls back with each code that the page sends. @returns how to stop */
export function onCode(callback: (code: string) => void): () => void {
  const hear = (event: MessageEvent<FromPage>) => {
    if (isOurs(event) && event.data.playground === 'code') callback(event.data.code);
  };
  window.addEventListener('message', hear);
  return () => window.removeEventListener('message', hear);
}

/** Calls back once the sheet in this frame listens, and whenever it is loaded again. @returns how to stop */
export function onReady(frame: Frame, callback: () => void): () => void {
  const hear = (event: MessageEvent<FromSheet>) => {
    if (isOurs(event) && event.source === frame.current?.contentWindow && event.data.playground === 'ready') callback();
  };
  window.addEventListener('message', hear);
  return () => window.removeEventListener('message', hear);
}

/** Lets the sheet in this frame draw other code. */
export const sendCode = (frame: Frame, code: string) =>
  frame.current?.contentWindow?.postMessage({ playground: 'code', code } satisfies FromPage, location.origin);
