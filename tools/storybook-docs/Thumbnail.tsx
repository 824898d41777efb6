import { composeStory } from '@storybook/react-vite';
import { Component, type ComponentType, type ReactNode, useEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { withLinks } from '../storybook-preview/decorators.tsx';
import { viewports } from '../storybook-preview/viewports.ts';
import { type View, views } from './storyLinks.ts';
import { useScale } from './useScale.ts';

type StoryModule = { default: Parameters<typeof composeStory>[1]; Default: Parameters<typeof composeStory>[0] };

const modules = import.meta.glob<StoryModule>('../../stories/{components,screens}/*/*.stories.tsx');

/** The story Default of a file as a component, without its play, which would press buttons. */
async function loadDefault(file: string): Promise<ComponentType> {
  const load = modules[`../../${file}`];
  if (!load) throw new Error(`There is no file ${file}.`);
  const module = await load();
  return composeStory(module.Default, module.default, { decorators: [withLinks] }, 'Default');
}

/** Shows a message in place of a screen that fails, so that the map does not fail with it. */
class Guard extends Component<{ children: ReactNode }, { failed: boolean }> {
  override state = { failed: false };
  static getDerivedStateFromError = () => ({ failed: true });
  override render() {
    return this.state.failed ? <p>This screen could not be drawn.</p> : this.props.children;
  }
}

/** Copies the styles of this page to a frame, including styles that load later. */
function shareStyles(frame: Document): () => void {
  const copy = () => {
    frame.head.replaceChildren(
      ...[...document.head.querySelectorAll('style, link[rel="stylesheet"]')].map((sheet) => {
        const twin = frame.importNode(sheet, true);
        if (sheet instanceof HTMLLinkElement) twin.setAttribute('href', sheet.href);
        return twin;
      }),
    );
  };
  copy();
  const watcher = new MutationObserver(copy);
  watcher.observe(document.head, { childList: true });
  return () => watcher.disconnect();
}

const pixels = (length: string) => Number.parseFloat(length);

/** A live thumbnail of a screen's story Default, in a frame of its view's size. Drawn when it comes near the window. */
export function Thumbnail({ file, view }: { file: string; view: View }) {
  const box = useRef<HTMLSpanElement>(null);
  const frame = useRef<HTMLIFrameElement>(null);
  const [body, setBody] = useState<HTMLElement | null>(null);
  const [Screen, setScreen] = useState<ComponentType | null>(null);
  const { theme, viewport } = views[view];
  const size = viewports[viewport].styles;
  const scale = useScale(box, size.width);

  useEffect(() => {
    const element = box.current;
    if (!element) return undefined;
    const near = new IntersectionObserver(
      ([entry]) => {
        if (!entry?.isIntersecting) return;
        near.disconnect();
        setBody(frame.current?.contentDocument?.body ?? null);
        loadDefault(file).then((screen) => setScreen(() => screen));
      },
      { rootMargin: '400px' },
    );
    near.observe(element);
    return () => near.disconnect();
  }, [file]);

  useEffect(() => {
    if (body) body.ownerDocument.documentElement.dataset.theme = theme;
  }, [body, theme]);
  useEffect(() => (body ? shareStyles(body.ownerDocument) : undefined), [body]);

  return (
    <span
      ref={box}
      className="thumb"
      inert
      style={{ aspectRatio: `${pixels(size.width)} / ${Math.min(pixels(size.height), pixels(size.width) * 1.25)}` }}
    >
      <iframe
        ref={frame}
        title={file}
        aria-hidden
        tabIndex={-1}
        style={{ width: size.width, height: size.height, transform: `scale(${scale})` }}
      />
      {body &&
        Screen &&
        createPortal(
          <Guard>
            <Screen />
          </Guard>,
          body,
        )}
    </span>
  );
}
