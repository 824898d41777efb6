import { type RefObject, useEffect, useRef, useState } from 'react';
import { type StageStory, StoryStage } from './StoryStage.tsx';

/** A part's box in pixels from the corner of the stage, and the position of its number. */
type Mark = { slot: string; x: number; y: number; width: number; height: number; pin: { x: number; y: number } };

const PIN = 24;

/** The document in which the story is drawn, this page or that of its frame, and the origin for positions in it. */
function drawnIn(stage: HTMLElement): { root: HTMLElement; origin: DOMRect } | null {
  const corner = stage.getBoundingClientRect();
  const frame = stage.querySelector('iframe');
  if (!frame) return { root: stage, origin: corner };
  const body = frame.contentDocument?.body;
  if (!body) return null;
  const { x, y } = frame.getBoundingClientRect();
  return { root: body, origin: new DOMRect(corner.x - x, corner.y - y, corner.width, corner.height) };
}

/** Places a number on the corner of its part, next to other numbers if corners coincide. */
function pinnedAt(x: number, y: number, others: readonly Mark[]): Mark['pin'] {
  const pin = { x: Math.max(0, x - PIN / 2), y: Math.max(0, y - PIN / 2) };
  const isTaken = () => others.some((other) => Math.hypot(other.pin.x - pin.x, other.pin.y - pin.y) < PIN);
  while (isTaken()) pin.x += PIN;
  return pin;
}

function marksIn(stage: HTMLElement, slots: readonly string[]): Mark[] {
  const drawn = drawnIn(stage);
  const marks: Mark[] = [];
  for (const slot of slots) {
    const parts = [...(drawn?.root.querySelectorAll(`[data-slot="${slot}"]`) ?? [])];
    const box = parts.map((part) => part.getBoundingClientRect()).find(({ width, height }) => width > 1 && height > 1);
    if (!drawn || !box) continue;
    const [x, y] = [box.x - drawn.origin.x, box.y - drawn.origin.y];
    marks.push({ slot, x, y, width: box.width, height: box.height, pin: pinnedAt(x, y, marks) });
  }
  return marks;
}

/** Measures the parts whenever the story loads, changes or is laid out differently. */
function useMarks(stage: RefObject<HTMLElement | null>, slots: readonly string[]): Mark[] {
  const [marks, setMarks] = useState<Mark[]>([]);
  useEffect(() => {
    const element = stage.current;
    if (!element) return undefined;
    let frame = 0;
    const measure = () => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(() => setMarks(marksIn(element, slots)));
    };
    const resized = new ResizeObserver(measure);
    const changed = new MutationObserver(measure);
    const watch = () => {
      const root = drawnIn(element)?.root;
      if (root) {
        resized.observe(root);
        changed.observe(root, { childList: true, subtree: true });
        root.ownerDocument.addEventListener('load', measure, true);
        root.ownerDocument.addEventListener('scroll', measure, true);
      }
      measure();
    };
    watch();
    // A frame has nothing to watch until its page has loaded.
    element.addEventListener('load', watch, true);
    return () => {
      cancelAnimationFrame(frame);
      resized.disconnect();
      changed.disconnect();
      element.removeEventListener('load', watch, true);
    };
  }, [stage, slots]);
  return marks;
}

/** The parts of a component, numbered on one of its stories and described. */
export function Anatomy({ story, parts }: { story: StageStory; parts: Readonly<Record<string, string>> }) {
  const stage = useRef<HTMLDivElement>(null);
  const [slots] = useState(() => Object.keys(parts));
  const marks = useMarks(stage, slots);
  return (
    <div className="anatomy">
      <div ref={stage} className="picture">
        <StoryStage story={story} isPicture />
        <div aria-hidden="true" className="marks">
          {marks.map(({ slot, x, y, width, height }) => (
            <span key={slot} className="box" style={{ left: x, top: y, width, height }} />
          ))}
          {marks.map(({ slot, pin }) => (
            <span key={slot} className="pin" style={{ left: pin.x, top: pin.y }}>
              {slots.indexOf(slot) + 1}
            </span>
          ))}
        </div>
      </div>
      <ol className="legend flow-page docs-page">
        {slots.map((slot, place) => (
          <li key={slot}>
            <span aria-hidden="true" className="pin">
              {place + 1}
            </span>
            <span>
              <code>{slot}</code> {parts[slot]}
              {!marks.some((mark) => mark.slot === slot) && <span className="muted"> Not in this picture.</span>}
            </span>
          </li>
        ))}
      </ol>
    </div>
  );
}
