/** Functions that run inside the page. Each is sent there alone, so it can use nothing else of this module. */

type Held = { __SHORT_TIMERS__?: Set<unknown>; __DECODE__?: typeof HTMLImageElement.prototype.decode };

/**
 * Stops the clock. Short timers run. Timers of a second or longer, such as those that close a toast or show the next
 * slide, never run, because on a busy machine they would run in the middle of a story or of its screenshot. `isIdle`
 * checks the short timers that have not run yet.
 */
export function holdTime(now: number): void {
  // The clock of the preview uses this one, and so stops, too.
  Date.now = () => now;
  const short = new Set<unknown>();
  (globalThis as Held).__SHORT_TIMERS__ = short;
  // Kept, because stories replace it to show pictures that are still loading.
  (globalThis as Held).__DECODE__ = HTMLImageElement.prototype.decode;
  const { setTimeout: start, clearTimeout: clear } = globalThis;
  const hold = (callback: (...args: unknown[]) => void, ms = 0, ...args: unknown[]) => {
    if (ms >= 1000) return start(() => {}, ms);
    const timer = start(() => {
      short.delete(timer);
      callback(...args);
    }, ms);
    short.add(timer);
    return timer;
  };
  globalThis.setTimeout = hold as typeof setTimeout;
  globalThis.clearTimeout = (timer) => {
    short.delete(timer);
    clear(timer);
  };
}

/** Keeps content that is as high as the window from growing with it, which would never end (AppFrame). */
export function keepHeight(height: number): void {
  document.body.style.setProperty('--window-height', `${height}px`);
}

/**
 * Whether nothing is pending that could still change the page: React's work is done, and no short timer is left.
 * Sometimes the browser is not idle again after a screenshot until the next one. Then this is false.
 */
export async function isIdle(): Promise<boolean> {
  const { didTimeout } = await new Promise<IdleDeadline>((resolve) => requestIdleCallback(resolve, { timeout: 500 }));
  return !didTimeout && (globalThis as Held).__SHORT_TIMERS__?.size === 0;
}

type Channel = {
  emit: (event: string, payload: unknown) => void;
  on: (event: string, listener: (payload: never) => void) => void;
};
type Preview = { currentRender?: { id: string; phase?: string } };
type StorybookPage = { __STORYBOOK_ADDONS_CHANNEL__?: Channel; __STORYBOOK_PREVIEW__?: Preview };

/** Shows a story and plays it. Resolves with the problem, if there is one. */
export async function showStory({ id, isNew }: { id: string; isNew: boolean }): Promise<string | undefined> {
  const page = globalThis as StorybookPage;
  const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
  const errors: string[] = [];
  const end = performance.now() + 30_000;
  const until = async (isSo: () => boolean) => {
    while (!isSo()) {
      if (performance.now() > end) return false;
      await pause(5);
    }
    return true;
  };
  if (!(await until(() => page.__STORYBOOK_ADDONS_CHANNEL__ !== undefined))) return 'Storybook did not start.';
  const channel = page.__STORYBOOK_ADDONS_CHANNEL__ as Channel;
  const listen = (event: string) =>
    channel.on(event, (error: { message?: string; title?: string }) =>
      errors.push(error.message ?? error.title ?? event),
    );
  for (const event of ['storyErrored', 'storyThrewException', 'playFunctionThrewException', 'storyMissing'])
    listen(event);
  const render = () => page.__STORYBOOK_PREVIEW__?.currentRender;
  // The page may have shown the first story before the listeners were added.
  let isOver = () => render()?.id === id && ['finished', 'errored', 'aborted'].includes(render()?.phase ?? '');
  if (!isNew) {
    let isAnnounced = false;
    channel.on('storyFinished', ({ storyId }: { storyId: string }) => {
      isAnnounced ||= storyId === id;
    });
    isOver = () => isAnnounced;
    if (render()?.id === id) channel.emit('forceRemount', { storyId: id });
    else channel.emit('setCurrentStory', { storyId: id, viewMode: 'story' });
  }
  const isFinished = await until(() => errors.length > 0 || isOver());
  if (errors.length > 0) return errors[0];
  if (!isFinished) return `It did not finish in 30 s, but stayed in its phase ${render()?.phase}.`;
  return render()?.phase === 'finished' ? undefined : `It ended as ${render()?.phase}.`;
}

type RootSettings = { theme: string; attributes: Readonly<Record<string, string>>; styles: string };

/** Sets theme, attributes and styles like a decorator, without rendering and so preparing the story again. */
export function applySettings({ theme, attributes, styles }: RootSettings): void {
  const root = document.documentElement;
  root.dataset.theme = theme;
  // Restores the story's own attributes.
  const page = globalThis as { __OWN_ATTRIBUTES__?: Record<string, string | null> };
  for (const [name, own] of Object.entries(page.__OWN_ATTRIBUTES__ ?? {})) {
    if (own === null) root.removeAttribute(name);
    else root.setAttribute(name, own);
  }
  page.__OWN_ATTRIBUTES__ = Object.fromEntries(Object.keys(attributes).map((name) => [name, root.getAttribute(name)]));
  for (const [name, value] of Object.entries(attributes)) root.setAttribute(name, value);
  document.getElementById('brand')?.remove();
  if (!styles) return;
  const style = document.createElement('style');
  style.id = 'brand';
  style.textContent = styles;
  document.head.append(style);
}

/** The height for the screenshot: that of the page, or of the window while an overlay stops the page from scrolling. */
export function stageOf(): { height: number } {
  const isLocked = [document.documentElement, document.body].some(
    (element) => getComputedStyle(element).overflowY === 'hidden',
  );
  return { height: isLocked ? innerHeight : Math.max(innerHeight, document.documentElement.scrollHeight) };
}

/**
 * Resolves once fonts and pictures have loaded and animations have ended.
 * @returns whether the browser drew all frames
 */
export async function settle(): Promise<boolean> {
  let isDrawn = true;
  // Sometimes the browser draws no frame after a screenshot until the next screenshot.
  const frame = () =>
    new Promise<void>((resolve) => {
      const timer = setTimeout(() => {
        isDrawn = false;
        resolve();
      }, 500);
      requestAnimationFrame(() => {
        clearTimeout(timer);
        resolve();
      });
    });
  if (!document.getElementById('still')) {
    const style = document.createElement('style');
    style.id = 'still';
    // Forced colors make the caret visible again, so it must not blink.
    style.textContent =
      '* { caret-color: transparent !important; caret-animation: manual !important; scroll-behavior: auto !important }';
    document.head.append(style);
  }
  await frame();
  for (const animation of document.getAnimations()) {
    if (animation.effect?.getComputedTiming().endTime === Number.POSITIVE_INFINITY) animation.cancel();
    else animation.finish();
  }
  await document.fonts.ready;
  for (const image of document.images) image.loading = 'eager';
  const decode = (globalThis as Held).__DECODE__ ?? HTMLImageElement.prototype.decode;
  let isDecoded = false;
  void Promise.allSettled([...document.images].map((image) => decode.call(image))).then(() => {
    isDecoded = true;
  });
  // Waits in frames, because long timers never run. Decoding may never end if the picture is replaced meanwhile.
  for (const end = performance.now() + 5000; !isDecoded && performance.now() < end; ) await frame();
  await frame();
  await frame();
  return isDrawn;
}

/** The differences between the page and the mode; empty when there are none. */
export function modeProblems({ theme, width, query }: { theme: string; width: number; query: string }): string[] {
  const problems: string[] = [];
  const root = document.documentElement;
  if (root.dataset.theme !== theme) problems.push(`The theme is ${root.dataset.theme}, not ${theme}.`);
  if (!matchMedia(`(prefers-color-scheme: ${theme})`).matches) problems.push(`The browser does not prefer ${theme}.`);
  if (!matchMedia('(prefers-reduced-motion: reduce)').matches) problems.push('Motion is not reduced.');
  if (!matchMedia(query).matches) problems.push(`The browser is not ${query}.`);
  if (innerWidth !== width) problems.push(`The window is ${innerWidth} px wide, not ${width}.`);
  if (devicePixelRatio !== 1 || visualViewport?.scale !== 1) problems.push('The scale is not 1.');
  return problems;
}
