/** @jsxRuntime classic */
import React from 'react';
import { AddonPanel } from 'storybook/internal/components';
import { addons, types } from 'storybook/manager-api';
import { FlowPanel } from './FlowPanel.tsx';

const ID = 'abs/flow';

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
