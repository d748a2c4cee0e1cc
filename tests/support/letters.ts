import { readdirSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** The mail folder of the browser tests' server, derived from its port so that the tests can read it. */
const letterBox = (port: number | string): string => join(tmpdir(), `humkaar-letters-${port}`);

/** The code in the email to an address. */
export function codeFor(email: string, baseURL: string | undefined): string {
  const box = process.env.MAIL_DIR ?? letterBox(new URL(baseURL ?? '').port);
  const letters = readdirSync(box).map((file) => readFileSync(join(box, file), 'utf8'));
  const letter = letters.find((text) => text.includes(email)) ?? '';
  return /^(\d{6}) is your code/m.exec(letter)?.[1] ?? `none in ${box}`;
}
