import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The emails of a mail folder. */
export const emailsIn = (folder: string): readonly string[] =>
  existsSync(folder) ? readdirSync(folder).map((file) => readFileSync(join(folder, file), 'utf8')) : [];
