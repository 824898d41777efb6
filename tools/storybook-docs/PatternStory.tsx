import { useOf } from '@storybook/addon-docs/blocks';
import { componentStyles } from './componentStyles.ts';
import { asStage, isFramed, type StageStory, StoryStage } from './StoryStage.tsx';
import { pageHref, storyHref } from './storyLinks.ts';

/** A story on a page of text, with links to itself and to the page of its component. */
export function PatternStory({ of }: { of: StageStory['moduleExport'] }) {
  const { story } = useOf(of as Parameters<typeof useOf>[0], ['story']);
  const stage = asStage(story);
  const component = story.title.split('/').at(-1);
  return (
    <figure className="component-page example sb-unstyled">
      <style>{componentStyles}</style>
      <StoryStage story={stage} isPicture={isFramed(stage)} />
      <figcaption className="flow-page docs-page muted">
        <a href={storyHref(story.id, 'Desktop, light')} target="_top">
          {story.name}
        </a>
        , a story of{' '}
        <a href={pageHref(story.title)} target="_top">
          {component}
        </a>
      </figcaption>
    </figure>
  );
}
