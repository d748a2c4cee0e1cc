import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Which files of the build a page needs. */
export interface BuildFiles {
  readonly chunks: Readonly<Record<string, readonly string[]>>;
  readonly fonts: readonly string[];
}

export const readBuildFiles = (webRoot: string): BuildFiles =>
  JSON.parse(readFileSync(join(webRoot, 'chunks.json'), 'utf8')) as BuildFiles;
