import { readdirSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** The mail folder of the browser tests' server, derived from its port so that the tests can read it. */
const emailBox = (port: number | string): string => join(tmpdir(), `humkaar-letters-${port}`);

/** The code in the email to an address. */
export function codeFor(email: string, baseURL: string | undefined): string {
  const box = process.env.MAIL_DIR ?? emailBox(new URL(baseURL ?? '').port);
  const emails = readdirSync(box).map((file) => readFileSync(join(box, file), 'utf8'));
  const message = emails.find((text) => text.includes(email)) ?? '';
  return /^(\d{6}) is your code/m.exec(message)?.[1] ?? `none in ${box}`;
}
