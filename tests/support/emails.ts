import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** The mail folder of the browser tests' server, derived from its port so that the tests can read it. */
const emailBox = (port: number | string): string => join(tmpdir(), `humkaar-letters-${port}`);

/** The first email with this text. */
function emailWith(text: string, baseURL: string | undefined): string {
  const box = process.env.MAIL_DIR ?? emailBox(new URL(baseURL ?? '').port);
  if (!existsSync(box)) return '';
  const emails = readdirSync(box).map((file) => readFileSync(join(box, file), 'utf8'));
  return emails.find((email) => email.includes(text)) ?? '';
}

/** The code in the email to an address. */
export const codeFor = (email: string, baseURL: string | undefined): string =>
  /^(\d{6}) is your code/m.exec(emailWith(email, baseURL))?.[1] ?? 'no email';

/** The link in the email to an employer about this applicant; undefined until the email is sent. */
export function applicationsLinkFor(applicant: string, baseURL: string | undefined): string | undefined {
  const email = emailWith(`${applicant} applied`, baseURL);
  return /\/employer\/applications\?k=[\w-]+/.exec(email)?.[0];
}
