import type { Config } from './config.ts';

type Account = { email: string; password: string; role: string };

/** Lists URLs, the data location and demo accounts for the person at the terminal. */
export function welcome(config: Config, accounts: readonly Account[]): string {
  const lines: [string, string][] = [
    ['Shop', config.publicUrl],
    ['API', `${config.publicUrl}/api/docs`],
  ];
  if (config.storybookDir) lines.push(['Storybook', `http://localhost:${config.storybookPort}`]);
  if (config.devMailbox) lines.push(['Mailbox', `${config.publicUrl}/dev/mail`]);
  if (!config.paystackSecretKey) lines.push(['Payments', 'sandbox, no money moves']);
  lines.push(['Data', config.databaseUrl ? 'PostgreSQL' : config.dataDir]);
  for (const { role, email, password } of accounts) lines.push([role, `${email}  ${password}`]);
  const width = Math.max(...lines.map(([label]) => label.length));
  return `\n${lines.map(([label, value]) => `  ${label.padEnd(width)}  ${value}`).join('\n')}\n`;
}
