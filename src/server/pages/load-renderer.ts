import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Renderer } from './rendering';

/** The build's renderer, where there is a build. */
export async function loadRenderer(renderFile: string, webRoot: string): Promise<Renderer | undefined> {
  if (!existsSync(renderFile) || !existsSync(join(webRoot, 'chunks.json'))) return undefined;
  return (await import(pathToFileURL(renderFile).href)) as Renderer;
}
