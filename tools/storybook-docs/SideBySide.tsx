import { files } from 'virtual:docs';
import { useEffect, useRef, useState } from 'react';
import { viewports } from '../storybook-preview/viewports.ts';
import { Choice } from './Choice.tsx';
import { docsStyles } from './pageStyles.ts';
import { frameHref, type Shown, shownIn } from './sideBySideLink.ts';
import { storyHref, type View, views } from './storyLinks.ts';
import { useScale } from './useScale.ts';

const arrangements = {
  'Light beside dark': [
    ['Phone, light', 'Phone, dark'],
    ['Desktop, light', 'Desktop, dark'],
  ],
  'Phone beside desktop': [
    ['Phone, light', 'Desktop, light'],
    ['Phone, dark', 'Desktop, dark'],
  ],
} satisfies Record<string, View[][]>;
type Arrangement = keyof typeof arrangements;
const arrangementNames = Object.keys(arrangements) as Arrangement[];

/** Shown until a story is chosen. */
const FIRST = 'screens-homescreen--default';
/** The least height of a frame in pixels. */
const LEAST = 208;

type StoryWindow = Window & { __STORYBOOK_PREVIEW__?: { currentRender?: { phase?: string } } };

/** Whether the story in a frame was played, or cannot be shown. */
function isOver({ contentWindow, contentDocument }: HTMLIFrameElement): boolean {
  const phase = (contentWindow as StoryWindow | null)?.__STORYBOOK_PREVIEW__?.currentRender?.phase ?? '';
  return (
    ['finished', 'errored', 'aborted'].includes(phase) ||
    contentDocument?.body?.matches('.sb-show-errordisplay') === true
  );
}

/** The height in pixels of what a page shows: of all it has, or of its window while a dialog locks it. */
function heightOf({ body, documentElement, defaultView }: Document): number {
  const isLocked = [documentElement, body].some((element) => getComputedStyle(element).overflowY === 'hidden');
  if (isLocked) return defaultView?.innerHeight ?? LEAST;
  return Math.max(LEAST, ...[...body.children].map((part) => part.getBoundingClientRect().top + part.scrollHeight));
}

/** Scrolls the other frames of this size with a frame. */
function shareScrolling(frame: HTMLIFrameElement): void {
  const { contentWindow } = frame;
  contentWindow?.addEventListener('scroll', () => {
    for (const other of document.querySelectorAll<HTMLIFrameElement>('.device iframe'))
      if (other !== frame && other.style.width === frame.style.width)
        other.contentWindow?.scrollTo({ top: contentWindow.scrollY, behavior: 'instant' });
  });
}

type FrameProps = { view: View; shown: Shown; isWaiting: boolean; onPlayed: (view: View) => void };

/** A story in its own page, of the size of a device at most. It can be used. */
function Frame({ view, shown, isWaiting, onPlayed }: FrameProps) {
  const { theme, viewport } = views[view];
  const { width, height } = viewports[viewport].styles;
  const most = Number.parseFloat(height);
  const box = useRef<HTMLDivElement>(null);
  const frame = useRef<HTMLIFrameElement>(null);
  const [tall, setTall] = useState(most);
  const scale = useScale(box, width);

  useEffect(() => {
    if (isWaiting) return undefined;
    const timer = setInterval(() => {
      const { current } = frame;
      if (!current || !isOver(current)) return;
      clearInterval(timer);
      if (current.contentDocument) setTall(Math.min(most, heightOf(current.contentDocument)));
      shareScrolling(current);
      onPlayed(view);
    }, 100);
    return () => clearInterval(timer);
  }, [isWaiting, most, onPlayed, view]);

  return (
    <figure style={{ flexGrow: Number.parseFloat(width), maxWidth: width }}>
      <figcaption>
        <a href={storyHref(shown.story, view)} target="_top">
          {view}
        </a>
      </figcaption>
      <div ref={box} className="device" aria-busy={isWaiting} style={{ height: tall * scale }}>
        {!isWaiting && (
          <iframe
            ref={frame}
            title={view}
            src={frameHref(shown, theme)}
            style={{ width, height: tall, transform: `scale(${scale})` }}
          />
        )}
      </div>
    </figure>
  );
}

/** The four views of a story. Each waits until the one before it was played, because a play needs the focus. */
function Views({ shown, arrangement }: { shown: Shown; arrangement: Arrangement }) {
  const rows = arrangements[arrangement];
  const order = rows.flat();
  const [played, setPlayed] = useState<View>();
  const next = played ? order.indexOf(played) + 1 : 0;
  return rows.map((row) => (
    <div key={row.join()} className="devices">
      {row.map((view) => (
        <Frame key={view} view={view} shown={shown} isWaiting={order.indexOf(view) > next} onPlayed={setPlayed} />
      ))}
    </div>
  ));
}

/** A story in both themes, on a phone and a desktop. The toolbar of each story links here. */
export function SideBySide() {
  const [shown, setShown] = useState<Shown>(() => ({ story: FIRST, ...shownIn(window.location.search) }));
  const [arrangement, setArrangement] = useState<Arrangement>('Light beside dark');
  const file = files.find(({ stories }) => stories.some(({ id }) => id === shown.story));
  return (
    <div className="flow-page docs-page sb-unstyled">
      <style>{docsStyles}</style>
      <h1>Side by side</h1>
      <div className="query">
        {file && (
          <label>
            {file.title.replaceAll('/', ' › ')}
            <select
              value={shown.story}
              onChange={({ target }) => setShown(({ globals = '' }) => ({ story: target.value, globals }))}
            >
              {file.stories.map(({ id, name }) => (
                <option key={id} value={id}>
                  {name}
                </option>
              ))}
            </select>
          </label>
        )}
        <Choice legend="Compare" options={arrangementNames} chosen={arrangement} onChoose={setArrangement} />
      </div>
      <p className="muted">To see another one here, open its story and press “Side by side” in the toolbar.</p>
      <Views key={`${shown.story} ${arrangement}`} shown={shown} arrangement={arrangement} />
    </div>
  );
}
