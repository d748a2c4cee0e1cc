import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Renderer } from './rendering';

export async function loadRenderer(renderFile: string, webRoot: string): Promise<Renderer | undefined> {
  if (!existsSync(renderFile) || !existsSync(join(webRoot, 'chunks.json'))) return undefined;
  return (await import(pathToFileURL(renderFile).href)) as Renderer;
}
