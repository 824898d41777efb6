import { STORY_PREPARED, UPDATE_STORY_ARGS } from 'storybook/internal/core-events';
import type { ArgTypes } from 'storybook/internal/types';
import { addons } from 'storybook/preview-api';
import { TEXTS, textsFrom } from './linkedTexts.ts';

/** Opens the story of a link with the link's texts, before its first render. */
export function openTextsOfLink(): void {
  const params = new URLSearchParams(window.location.search);
  const storyId = params.get('id');
  const link = params.get(TEXTS);
  if (link === null) return;
  const channel = addons.getChannel();
  const open = ({ id, argTypes }: { id: string; argTypes: ArgTypes }) => {
    if (id !== storyId) return;
    channel.off(STORY_PREPARED, open);
    channel.emit(UPDATE_STORY_ARGS, { storyId, updatedArgs: textsFrom(link, argTypes) });
  };
  channel.on(STORY_PREPARED, open);
}
