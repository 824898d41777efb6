import { Container } from '../Container/index.ts';
import { ScriptNotice } from '../ScriptNotice/index.ts';
import { Skeleton } from '../Skeleton/index.ts';
import { Stack } from '../Stack/index.ts';
import { hidden } from '../VisuallyHidden/VisuallyHidden.css.ts';

export interface PageSkeletonProps {
  /** The heading of the page, for screen readers and search engines. */
  title?: string;
}

/** The placeholder of any page: a heading and two blocks. */
export function PageSkeleton({ title }: PageSkeletonProps) {
  return (
    <Container block data-slot="page-skeleton" aria-busy="true">
      {title && <h1 className={hidden}>{title}</h1>}
      <ScriptNotice action="open this page" />
      <Stack gap={5}>
        <Skeleton shape="text" width="40%" />
        <Skeleton height={120} />
        <Skeleton height={120} />
      </Stack>
    </Container>
  );
}
