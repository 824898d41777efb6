import { ButtonLink, Container, formatNaira, Grid, Heading, Stack, Text } from '@abs/ui';
import { vars } from '@abs/ui/theme';
import { Order } from './Order';

/** Rendered on the server alone: its components need no `"use client"` of the app. */
export default function Page() {
  return (
    <Container as="main" block>
      <Stack gap={6}>
        <Heading level={1} size="display">
          A Next.js app
        </Heading>
        <Grid columns="two">
          <Stack>
            <Text size="lead" style={{ color: vars.color.accent }}>
              {formatNaira(33_000)}
            </Text>
            <ButtonLink to="/" variant="secondary">
              A link
            </ButtonLink>
          </Stack>
          <Order />
        </Grid>
      </Stack>
    </Container>
  );
}
