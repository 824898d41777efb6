import type { ReactNode } from 'react';
import { ButtonLink } from '../../components/Button/index.ts';
import { Container } from '../../components/Container/index.ts';
import type { LoadFailureProps } from '../../components/LoadFailure/index.ts';
import { loadProblemTexts, RecoveryButton } from '../../components/LoadFailure/recovery.tsx';
import { Inline } from '../../components/Stack/index.ts';
import { Heading, Text } from '../../components/Text/index.ts';
import * as styles from './ErrorScreen.css.ts';

export interface ErrorScreenProps {
  /** What happened, in a sentence. @default 'Something went wrong.' */
  message?: ReactNode;
  /** What to do about it. */
  children?: ReactNode;
  /** The next steps. @default a link home */
  actions?: ReactNode;
}

/** Replaces a page that failed. */
export function ErrorScreen({
  message = 'Something went wrong.',
  children,
  actions = <ButtonLink to="/">Go Home</ButtonLink>,
}: ErrorScreenProps) {
  return (
    <Container className={styles.page}>
      <Heading level={1} size="display" className={styles.title}>
        {message}
      </Heading>
      {children && (
        <Text size="lead" tone="muted" measure>
          {children}
        </Text>
      )}
      <Inline gap={3}>{actions}</Inline>
    </Container>
  );
}

/** The page for unknown URLs. */
export function NotFoundScreen() {
  return (
    <ErrorScreen message="Page not found">
      We can’t find that page. It may have moved, or the link may be wrong.
    </ErrorScreen>
  );
}

/** Replaces a page whose code failed to load. */
export function LoadFailureScreen(props: LoadFailureProps) {
  const { title, advice } = loadProblemTexts[props.problem];
  return (
    <ErrorScreen
      message={title}
      actions={
        <>
          <RecoveryButton {...props} />
          <ButtonLink to="/" variant="secondary">
            Go Home
          </ButtonLink>
        </>
      }
    >
      {advice}
    </ErrorScreen>
  );
}
