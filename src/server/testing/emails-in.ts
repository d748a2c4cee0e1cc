import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { mailerOf } from '../app';
import { sendQueuedEmails } from '../mail/email-outbox';
import type { TestServer } from './start-test-server';

/** The emails of a mail folder. */
export const emailsIn = (folder: string): readonly string[] =>
  existsSync(folder) ? readdirSync(folder).map((file) => readFileSync(join(folder, file), 'utf8')) : [];

/** The emails of a server, after those that wait are sent as a task does every few seconds. */
export async function deliveredEmails({
  config,
  services,
}: Pick<TestServer, 'config' | 'services'>): Promise<readonly string[]> {
  await sendQueuedEmails(services, mailerOf(config, services), (label) => {
    throw new Error(label);
  });
  return emailsIn(config.mailDir);
}
