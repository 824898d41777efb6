export type { TabsProps } from './Tabs.tsx';
export { Tabs } from './Tabs.tsx';
