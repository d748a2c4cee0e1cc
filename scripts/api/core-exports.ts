import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Maps each name the core exports to its file: `Post` → `feed/post`. */
export interface CoreExports {
  readonly fileOf: (name: string, wantedBy: string) => string;
  readonly portOf: (tag: string, wantedBy: string) => string;
}

const EXPORTED = /^export (?:abstract class|class|interface|type) (\w+)/gm;

export function readCoreExports(core: string): CoreExports {
  const files = new Map<string, string[]>();
  for (const file of sourcesUnder(core)) {
    for (const [, name = ''] of readFileSync(join(core, file), 'utf8').matchAll(EXPORTED)) {
      files.set(name, [...(files.get(name) ?? []), file.replace(/\.ts$/, '')]);
    }
  }
  const fileOf = (name: string, wantedBy: string): string => {
    const [file, other] = files.get(name) ?? [];
    if (file === undefined)
      throw new Error(
        `${wantedBy} names the core type ${name}, which nothing in src/core exports: add it there`,
      );
    if (other !== undefined)
      throw new Error(
        `${wantedBy} names the core type ${name}, but src/core/${file}.ts and src/core/${other}.ts both export one: rename one of them`,
      );
    return file;
  };
  const portOf = (tag: string, wantedBy: string): string => {
    if (!files.has(`${tag}Port`)) throw new Error(missingPort(tag, wantedBy));
    return fileOf(`${tag}Port`, wantedBy);
  };
  return { fileOf, portOf };
}

const missingPort = (tag: string, wantedBy: string): string => {
  const feature = kebab(tag);
  return `${wantedBy} names the port ${tag}: add src/core/${feature}/${feature}-port.ts with an abstract class ${tag}Port that has one method for each of its operations`;
};

const kebab = (name: string): string => name.replace(/(?<!^)([A-Z])/g, '-$1').toLowerCase();

const sourcesUnder = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
    .sort();
