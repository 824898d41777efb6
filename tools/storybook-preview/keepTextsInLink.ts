import { CURRENT_STORY_WAS_SET, STORY_ARGS_UPDATED } from 'storybook/internal/core-events';
import type { API } from 'storybook/manager-api';
import { TEXTS, textsFor } from './linkedTexts.ts';

/** Keeps the texts of controls in the link to the story, also those that Storybook leaves out. */
export function keepTextsInLink(api: API): void {
  const keep = () => {
    const story = api.getCurrentStoryData();
    const isReady = story?.type === 'story' && story.args;
    const texts = isReady ? textsFor(story.initialArgs ?? {}, story.args ?? {}) : null;
    if (texts !== (api.getQueryParam(TEXTS) ?? null)) api.applyQueryParams({ [TEXTS]: texts }, { replace: true });
  };
  let opened: string | null = null;
  api.on(CURRENT_STORY_WAS_SET, ({ storyId }: { storyId: string }) => {
    // The texts of the link that was opened are not yet args.
    if (opened !== null && opened !== storyId) keep();
    opened = storyId;
  });
  api.on(STORY_ARGS_UPDATED, keep);
}
