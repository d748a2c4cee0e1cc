import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The emails of a mail folder as mail programs show them. */
export function emailsIn(folder: string): readonly string[] {
  const files = existsSync(folder) ? readdirSync(folder) : [];
  return files.map((file) => {
    const bytes = readFileSync(join(folder, file), 'latin1')
      .replace(/=\r?\n/g, '')
      .replace(/=([\dA-F]{2})/g, (_, hex) => String.fromCharCode(Number.parseInt(hex, 16)));
    return Buffer.from(bytes, 'latin1').toString();
  });
}
