import { useOf } from '@storybook/addon-docs/blocks';
import type { Meta } from '@storybook/react-vite';
import { Suspense } from 'react';
import { FlowChart, FlowPage } from './FlowPage.tsx';

function Page() {
  const { preparedMeta } = useOf('meta', ['meta']);
  return (
    <Suspense>
      <FlowPage title={preparedMeta.title} />
    </Suspense>
  );
}

export default { parameters: { docs: { page: Page } } } satisfies Meta;

export const Chart = {
  render: (_: unknown, { title }: { title: string }) => (
    <Suspense>
      <FlowChart title={title} />
    </Suspense>
  ),
};
