/** @jsxRuntime classic */
import React from 'react';
import { Button } from 'storybook/internal/components';
import { useStorybookApi, useStorybookState } from 'storybook/manager-api';
import { TEXTS } from '../storybook-preview/linkedTexts.ts';
import { pageParams } from './sideBySideLink.ts';
import { pageId } from './storyLinks.ts';

/** A link in the toolbar of a story, to the page that shows it in both themes and sizes. */
export function SideBySideTool() {
  const api = useStorybookApi();
  const { storyId, customQueryParams } = useStorybookState();
  const { args, [TEXTS]: texts } = customQueryParams as Record<string, string | undefined>;
  const { managerHref } = api.getStoryHrefs(pageId('Side by side'), {
    viewMode: 'docs',
    queryParams: pageParams({ story: storyId, ...(args && { args }), ...(texts && { texts }) }),
  });
  return (
    <Button asChild variant="ghost" size="small" ariaLabel={false}>
      <a href={`${managerHref}&nav=false`} target="_blank" rel="noreferrer">
        Side by side
      </a>
    </Button>
  );
}
