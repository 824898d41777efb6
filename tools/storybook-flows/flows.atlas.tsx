import { useOf } from '@storybook/addon-docs/blocks';
import type { Meta } from '@storybook/react-vite';
import { Suspense } from 'react';
import { FlowChart, FlowPage } from './FlowPage.tsx';

/** The flow's name, which is the last part of its title in the index. */
const flowOf = (title: string) => title.split('/').at(-1) ?? '';

function Page() {
  const { preparedMeta } = useOf('meta', ['meta']);
  return (
    <Suspense>
      <FlowPage name={flowOf(preparedMeta.title)} />
    </Suspense>
  );
}

export default { parameters: { docs: { page: Page } } } satisfies Meta;

export const Chart = {
  render: (_: unknown, { title }: { title: string }) => (
    <Suspense>
      <FlowChart name={flowOf(title)} />
    </Suspense>
  ),
};
