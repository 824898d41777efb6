import { Story } from '@storybook/addon-docs/blocks';
import { type ComponentProps, useEffect, useRef, useState } from 'react';
import { useTheme } from 'storybook/theming';

/** The parts of a prepared story that a page needs. */
export type StageStory = {
  id: string;
  name: string;
  argTypes: Readonly<Record<string, unknown>>;
  parameters: { layout?: string; docs?: { story?: { inline?: boolean; height?: string } } };
  moduleExport: ComponentProps<typeof Story>['of'];
};

/** A story of Storybook's docs, whose `moduleExport` has the type of any story. */
export const asStage = (story: object): StageStory => story as StageStory;

/** Heights of a frame in pixels: the most, which is also its height before the story is drawn, and the least. */
const ROOM = { most: 560, least: 208 };

/** Whether a story covers the page and holds the focus. It cannot be used here, because readers could not leave it. */
const isModal = ({ parameters: { docs } }: StageStory) => docs?.story?.inline === false;

/** Whether a story needs its own page, because it fills a page, sticks to it or covers it. */
export const isFramed = (story: StageStory) => story.parameters.layout === 'fullscreen' || isModal(story);

/** A story in its own page, in the theme of this page, as tall as it is when first drawn, within limits. */
function Frame({ story }: { story: StageStory }) {
  const theme = useTheme().base;
  const frame = useRef<HTMLIFrameElement>(null);
  const [height, setHeight] = useState(ROOM.most);
  const given = story.parameters.docs?.story?.height;

  useEffect(() => {
    const element = frame.current;
    if (!element || given !== undefined) return undefined;
    const drawn = new ResizeObserver(([entry]) => {
      const tall = entry?.contentRect.height ?? 0;
      if (tall === 0) return;
      drawn.disconnect();
      setHeight(Math.min(ROOM.most, Math.max(ROOM.least, Math.ceil(tall))));
    });
    const watch = () => {
      const root = element.contentDocument?.getElementById('storybook-root');
      if (root) drawn.observe(root);
    };
    element.addEventListener('load', watch);
    return () => {
      element.removeEventListener('load', watch);
      drawn.disconnect();
    };
  }, [given]);

  return (
    <iframe
      ref={frame}
      key={theme}
      title={story.name}
      loading="lazy"
      // Storybook does not run the play of an embedded story, which would take the reader's focus.
      src={`iframe.html?id=${story.id}&viewMode=story&embed=true&globals=theme:${theme}`}
      style={{ height: given ?? height }}
    />
  );
}

type Props = {
  story: StageStory;
  /** Follows the controls of the page. */
  isPrimary?: boolean;
  /** Makes the story inert. */
  isPicture?: boolean;
};

/** A live story: on this page, or in its own page. */
export const StoryStage = ({ story, isPrimary = false, isPicture = false }: Props) =>
  isFramed(story) ? (
    <div className="stage framed" inert={isPicture || isModal(story)}>
      <Frame story={story} />
    </div>
  ) : (
    <div className="stage" inert={isPicture}>
      <Story of={story.moduleExport} __primary={isPrimary} __forceInitialArgs={!isPrimary} />
    </div>
  );
