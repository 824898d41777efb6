/** @jsxRuntime classic */
import React from 'react';
import { AddonPanel } from 'storybook/internal/components';
import { addons, types } from 'storybook/manager-api';
import { FlowPanel } from '../tools/storybook-flows/FlowPanel.tsx';
import { brand } from './brand.ts';

const ID = 'abs/flow';

addons.setConfig({ theme: brand });

addons.register(ID, () => {
  addons.add(`${ID}/panel`, {
    type: types.PANEL,
    title: 'Flow',
    render: ({ active = false }) => (
      <AddonPanel active={active}>
        <FlowPanel />
      </AddonPanel>
    ),
  });
});
