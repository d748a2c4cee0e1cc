import { readdirSync } from 'node:fs';
import { parse } from 'yaml';
import { readText } from './source-file';

interface Contract {
  readonly servers: readonly { readonly url: string }[];
  readonly paths: Readonly<Record<string, unknown>>;
}

/** Art and pictures are left out: their addresses are the things' own names, carried as values. */
const services = (): readonly string[] =>
  readdirSync(new URL('../../openapi/', import.meta.url))
    .filter((file) => file.endsWith('.yaml') && !['art.yaml', 'media.yaml', 'redocly.yaml'].includes(file))
    .map((file) => file.replace(/\.yaml$/, ''));

const fixedPart = (path: string): string => path.replace(/\/\{.*$/, '');

/** The beginnings of all addresses the contracts own: a service's base, or its paths where it has none. */
export const CONTRACT_BASES: readonly string[] = services().flatMap((service) => {
  const contract = parse(readText(`openapi/${service}.yaml`)) as Contract;
  const base = contract.servers[0]?.url.replace(/\/$/, '') ?? '';
  return base === '' ? Object.keys(contract.paths).map(fixedPart) : [base];
});
