import { Text } from '@abs/ui';
import { vars } from '@abs/ui/theme';
import type { ReactNode } from 'react';

/** Something to be laid out. */
export const Tile = ({ children }: { children: ReactNode }) => (
  <div style={{ padding: 12, backgroundColor: vars.color.surface }}>
    <Text>{children}</Text>
  </div>
);
