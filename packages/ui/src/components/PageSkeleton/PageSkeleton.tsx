import { Container } from '../Container/index.ts';
import { ScriptNotice } from '../ScriptNotice/index.ts';
import { Skeleton } from '../Skeleton/index.ts';
import { Stack } from '../Stack/index.ts';
import { page } from './PageSkeleton.css.ts';

/** The placeholder of any page: a heading and two blocks, as high as the window. */
export function PageSkeleton() {
  return (
    <Container block className={page} data-slot="page-skeleton" aria-busy="true">
      <ScriptNotice action="open this page" />
      <Stack gap={5}>
        <Skeleton shape="text" width="40%" />
        <Skeleton height={120} />
        <Skeleton height={120} />
      </Stack>
    </Container>
  );
}
