import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from './run.mjs';

const TEXT_FILE = /(?:^|[-/])texts?\.ts$/;
/** Named like text files, but without sentences for users. */
export const NO_SENTENCES = [
  'composer/member-texts.ts',
  'composer/shared-text.ts',
  'legal/legal-text.ts',
  'shared/rich-text.ts',
  'shell/plain-text.ts',
];

/** The text files of the core, and those without a Hindi file, which stay English. */
export function translationsIn(core = join(ROOT, 'src/core')) {
  const files = readdirSync(core, { recursive: true, encoding: 'utf8' })
    .filter((path) => TEXT_FILE.test(path) && !NO_SENTENCES.includes(path))
    .sort();
  return { files, english: files.filter((path) => !existsSync(join(core, path.replace(/ts$/, 'hi.ts')))) };
}

export function translationReport({ files, english } = translationsIn()) {
  const count = `Hindi: ${files.length - english.length} of ${files.length} text files`;
  return english.length === 0 ? count : `${count}; English stays in ${english.join(', ')}`;
}
