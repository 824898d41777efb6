import { CallError, contactMachine } from '@abs/machines';
import { Button, Container, Grid, Heading, Inline, Notice, Price, Stack, Text, TextArea, TextField } from '@abs/ui';
import { Dialog } from '@abs/ui/components/Dialog';
import { LoginScreen } from '@abs/ui/screens/LoginScreen';
import { breakpoints, vars } from '@abs/ui/theme';
import { useMachine } from '@xstate/react';
import { useState } from 'react';
import { fromPromise } from 'xstate';

const machine = contactMachine.provide({
  actors: {
    sendContactMessage: fromPromise(async ({ input }) => {
      if (input.message === 'fail') throw new CallError('Try again later.', { status: 503 });
      return { message: `Thank you, ${input.name}.` };
    }),
  },
});

function Contact() {
  const [state, send] = useMachine(machine, { input: { name: 'Ada' } });
  const { context, value } = state;
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        const message = String(new FormData(event.currentTarget).get('message'));
        send({ type: 'form.submitted', values: { email: 'ada@example.com', message } });
      }}
    >
      <Stack gap={4}>
        <TextField label="Name" name="name" defaultValue={context.values.name} />
        <TextArea label="Message" name="message" error={context.errors.message} />
        <Button type="submit" pending={state.hasTag('pending')}>
          Send
        </Button>
        <Text data-testid="state">{JSON.stringify(value)}</Text>
      </Stack>
    </form>
  );
}

export function App() {
  const [open, setOpen] = useState(false);
  // @ts-expect-error Button has no such variant: its types have arrived.
  const unknown = <Button variant="loud" />;
  return (
    <>
      <Container as="main" block data-breakpoint={breakpoints.tablet} data-unknown={typeof unknown}>
        <Stack gap={6}>
          <Heading level={1} size="display">
            A Vite app
          </Heading>
          <Inline gap={3}>
            <Button onClick={() => setOpen(true)}>Open the dialog</Button>
            <Button variant="secondary">Secondary</Button>
            <Button variant="danger">Danger</Button>
            <Button pending>Pending</Button>
          </Inline>
          <Grid columns="two">
            <Contact />
            <Stack>
              <Notice tone="success">Styled by tokens alone</Notice>
              <Text size="lead" style={{ color: vars.color.accent }}>
                <Price amount={33_000} />
              </Text>
            </Stack>
          </Grid>
        </Stack>
        <Dialog open={open} onOpenChange={setOpen} title="A dialog">
          <Text>Its library came along.</Text>
        </Dialog>
      </Container>
      <LoginScreen onSubmit={({ email }) => console.info(email)} />
    </>
  );
}
