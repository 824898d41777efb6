import { once } from 'node:events';
import { type AddressInfo, createServer, type Socket } from 'node:net';

export type SmtpDouble = Awaited<ReturnType<typeof startSmtpDouble>>;

/** A mail server with the part of SMTP (RFC 5321) that mails need. It can hold mails or refuse them. */
export async function startSmtpDouble() {
  /** All lines that it has received. */
  const lines: string[] = [];
  /** The recipient of each accepted mail. */
  const recipients: string[] = [];
  let isHolding = false;
  let refusal: string | null = null;
  let held: (() => void)[] = [];
  const sockets = new Set<Socket>();

  const server = createServer((socket) => {
    sockets.add(socket);
    socket.on('close', () => sockets.delete(socket));
    socket.on('error', () => {});
    let to = '';
    let inData = false;
    let buffer = '';
    const take = () => {
      recipients.push(to);
      socket.write('250 queued\r\n');
    };
    const answer = (line: string) => {
      if (inData) {
        if (line !== '.') return;
        inData = false;
        if (isHolding) held.push(take);
        else take();
      } else if (line === 'DATA') {
        inData = true;
        socket.write('354 go on\r\n');
      } else if (line.startsWith('RCPT TO:')) {
        to = line.slice(9, -1);
        socket.write(refusal ? `${refusal}\r\n` : '250 ok\r\n');
      } else {
        socket.write(line.startsWith('QUIT') ? '221 bye\r\n' : '250 ok\r\n');
      }
    };
    socket.write('220 test ESMTP\r\n');
    socket.on('data', (chunk) => {
      buffer += chunk.toString();
      for (let end = buffer.indexOf('\r\n'); end >= 0; end = buffer.indexOf('\r\n')) {
        const line = buffer.slice(0, end);
        buffer = buffer.slice(end + 2);
        lines.push(line);
        answer(line);
      }
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');

  return {
    url: `smtp://127.0.0.1:${(server.address() as AddressInfo).port}`,
    lines,
    recipients,
    /** The number of received mails that it has not answered yet. */
    heldMails: () => held.length,
    /** Answers no mail until `release`. */
    hold: () => {
      isHolding = true;
    },
    release: () => {
      isHolding = false;
      for (const take of held) take();
      held = [];
    },
    /** Refuses every recipient with this answer; null accepts them again. */
    refuse: (answer: string | null) => {
      refusal = answer;
    },
    close: async () => {
      for (const socket of sockets) socket.destroy();
      server.close();
      await once(server, 'close');
    },
  };
}
