/** What runs inside the page: each function is sent there by itself, so that it can use nothing from around it. */

/**
 * Holds the clock still; `Date.now` can still be replaced by a story. Short timers run; what waits for a second or
 * longer, as a toast to leave or a slide to follow, never happens: a busy machine would come to it in the middle of a
 * story, or when its picture is taken.
 */
export function holdTime(now: number): void {
  const OriginalDate = Date;
  OriginalDate.now = () => now;
  globalThis.Date = new Proxy(OriginalDate, {
    construct: (target, args, newTarget) =>
      Reflect.construct(target, args.length > 0 ? args : [target.now()], newTarget),
    apply: (target) => new target(target.now()).toString(),
  });
  const start = globalThis.setTimeout;
  const hold = (callback: (...args: unknown[]) => void, ms = 0, ...args: unknown[]) =>
    start(() => {
      if (ms < 1000) callback(...args);
    }, ms);
  globalThis.setTimeout = hold as typeof setTimeout;
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

/** Repaints the story in another theme, as the decorator would: rendering it again would also prepare it again. */
export function showTheme(theme: string): void {
  document.documentElement.dataset.theme = theme;
}

/** How high the picture has to be: as the page, or as the window while something lies over a page that cannot be scrolled. */
export function stageOf(): { height: number } {
  const isLocked = [document.documentElement, document.body].some(
    (element) => getComputedStyle(element).overflowY === 'hidden',
  );
  return { height: isLocked ? innerHeight : Math.max(innerHeight, document.documentElement.scrollHeight) };
}

/** Resolves once fonts and pictures are there and nothing moves. */
export async function settle(): Promise<void> {
  const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
  if (!document.getElementById('still')) {
    const style = document.createElement('style');
    style.id = 'still';
    style.textContent = '* { caret-color: transparent !important; scroll-behavior: auto !important }';
    document.head.append(style);
  }
  await frame();
  for (const animation of document.getAnimations()) {
    if (animation.effect?.getComputedTiming().endTime === Number.POSITIVE_INFINITY) animation.cancel();
    else animation.finish();
  }
  await document.fonts.ready;
  for (const image of document.images) image.loading = 'eager';
  await Promise.race([
    Promise.all([...document.images].map((image) => image.decode().catch(() => {}))),
    new Promise((resolve) => setTimeout(resolve, 5000)),
  ]);
  await frame();
  await frame();
}

/** What is not as the mode asks for; empty when all is. */
export function modeProblems({ theme, width }: { theme: string; width: number }): string[] {
  const problems: string[] = [];
  const root = document.documentElement;
  if (root.dataset.theme !== theme) problems.push(`The theme is ${root.dataset.theme}, not ${theme}.`);
  if (!matchMedia(`(prefers-color-scheme: ${theme})`).matches) problems.push(`The browser does not prefer ${theme}.`);
  if (!matchMedia('(prefers-reduced-motion: reduce)').matches) problems.push('Motion is not reduced.');
  if (innerWidth !== width) problems.push(`The window is ${innerWidth} px wide, not ${width}.`);
  if (devicePixelRatio !== 1 || visualViewport?.scale !== 1) problems.push('The scale is not 1.');
  return problems;
}
