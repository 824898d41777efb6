/** @jsxRuntime classic */
import React from 'react';
import { AddonPanel } from 'storybook/internal/components';
import { CURRENT_STORY_WAS_SET } from 'storybook/internal/core-events';
import { type API, addons, types } from 'storybook/manager-api';
import { SideBySideTool } from '../tools/storybook-docs/SideBySideTool.tsx';
import { FlowPanel } from '../tools/storybook-flows/FlowPanel.tsx';
import { keepTextsInLink } from '../tools/storybook-preview/keepTextsInLink.ts';
import { brand } from './brand.ts';

const ID = 'abs/flow';
const FLOW_PANEL = `${ID}/panel`;

addons.setConfig({ theme: brand });

/**
 * Hides the panel for screens, because it covers half of them, and opens the flow chart for flows. A choice of the user
 * is kept until another file of stories is opened.
 */
function arrangePanel(api: API): void {
  let opened = '';
  api.on(CURRENT_STORY_WAS_SET, ({ storyId }: { storyId: string }) => {
    const [file = ''] = storyId.split('--');
    if (file === opened) return;
    opened = file;
    api.togglePanel(!file.startsWith('screens-'));
    if (file.startsWith('flows-') && !api.getQueryParam('addonPanel')) api.setSelectedPanel(FLOW_PANEL);
  });
}

addons.register(ID, (api) => {
  arrangePanel(api);
  keepTextsInLink(api);
  addons.add(`${ID}/side-by-side`, {
    type: types.TOOL,
    title: 'Side by side',
    match: ({ viewMode }) => viewMode === 'story',
    render: () => <SideBySideTool />,
  });
  addons.add(FLOW_PANEL, {
    type: types.PANEL,
    title: 'Flow',
    render: ({ active = false }) => (
      <AddonPanel active={active}>
        <FlowPanel />
      </AddonPanel>
    ),
  });
});
