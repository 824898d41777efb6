import type { RefObject } from 'react';

/** The messages between the playground's page and the sheet in its frame, which are both of this Storybook. */

type Frame = RefObject<HTMLIFrameElement | null>;
type FromSheet = { playground: 'ready' };
type FromPage = { playground: 'code'; code: string };

const isOurs = ({ origin, data }: MessageEvent) =>
  origin === location.origin && typeof data === 'object' && data !== null && 'playground' in data;

/** Reports that the sheet is ready for code. */
export const sayReady = () => window.parent.postMessage({ playground: 'ready' } satisfies FromSheet, location.origin);

/** Calls back with each code that the page sends. @returns a function that stops this */
export function onCode(callback: (code: string) => void): () => void {
  const hear = (event: MessageEvent<FromPage>) => {
    if (isOurs(event) && event.data.playground === 'code') callback(event.data.code);
  };
  window.addEventListener('message', hear);
  return () => window.removeEventListener('message', hear);
}

/** Calls back when the sheet in this frame is ready, and after each reload. @returns a function that stops this */
export function onReady(frame: Frame, callback: () => void): () => void {
  const hear = (event: MessageEvent<FromSheet>) => {
    if (isOurs(event) && event.source === frame.current?.contentWindow && event.data.playground === 'ready') callback();
  };
  window.addEventListener('message', hear);
  return () => window.removeEventListener('message', hear);
}

/** Sends code to the sheet in this frame. */
export const sendCode = (frame: Frame, code: string) =>
  frame.current?.contentWindow?.postMessage({ playground: 'code', code } satisfies FromPage, location.origin);
