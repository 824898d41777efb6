import { useOf } from '@storybook/addon-docs/blocks';
import type { Meta } from '@storybook/react-vite';
import { Suspense } from 'react';
import { FlowChart, FlowPage } from './FlowPage.tsx';

/** The title that the index has given, one for each flow: its last part is the flow's name. */
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
