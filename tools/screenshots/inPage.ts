/** What runs inside the page: each function is sent there by itself, so that it can use nothing from around it. */

type Held = { __SHORT_TIMERS__?: Set<unknown>; __DECODE__?: typeof HTMLImageElement.prototype.decode };

/**
 * Holds the clock still. Short timers run; what waits for a second or longer, as a toast to leave or a slide to follow,
 * never happens: a busy machine would come to it in the middle of a story, or when its picture is taken. The short timers
 * that have not run yet are known to `isIdle`.
 */
export function holdTime(now: number): void {
  // The clock of the preview goes on from here, and so stands still.
  Date.now = () => now;
  const short = new Set<unknown>();
  (globalThis as Held).__SHORT_TIMERS__ = short;
  // Stories replace it, to show what is still on its way.
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

/**
 * Whether nothing waits in the page that could still change it: React's work is done, and no timer is about to run. Now and
 * then the browser is never idle again after a picture, until the next one: then nobody knows.
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

/** Shows a story and plays it. Resolves with what went wrong, if anything did. */
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
  // The page may have shown the first story before anybody listened.
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

/** Repaints the story in another theme and so on, as a decorator would: rendering it again would also prepare it again. */
export function applySettings({ theme, attributes, styles }: RootSettings): void {
  const root = document.documentElement;
  root.dataset.theme = theme;
  // A story may have attributes of its own, which come back.
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

/** How high the picture has to be: as the page, or as the window while something lies over a page that cannot be scrolled. */
export function stageOf(): { height: number } {
  const isLocked = [document.documentElement, document.body].some(
    (element) => getComputedStyle(element).overflowY === 'hidden',
  );
  return { height: isLocked ? innerHeight : Math.max(innerHeight, document.documentElement.scrollHeight) };
}

/**
 * Resolves once fonts and pictures are there and nothing moves.
 * @returns whether the browser drew what there is
 */
export async function settle(): Promise<boolean> {
  let isDrawn = true;
  // Now and then the browser draws no frame after a picture, until the next picture makes it.
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
    // Where colors are forced, the caret has one again: there it stands, without blinking.
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
  // Frames, since long timers are held. A picture that is replaced while it is decoded may never say that it is there.
  for (const end = performance.now() + 5000; !isDecoded && performance.now() < end; ) await frame();
  await frame();
  await frame();
  return isDrawn;
}

/** What is not as the mode asks for; empty when all is. */
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
