import { readdirSync } from 'node:fs';
import { parse } from 'yaml';
import { readText } from './source-file';

interface Contract {
  readonly servers: readonly { readonly url: string }[];
  readonly paths: Readonly<Record<string, unknown>>;
}

/** Drawings and uploaded pictures are left out: their URLs are data. */
const services = (): readonly string[] =>
  readdirSync(new URL('../../openapi/', import.meta.url))
    .filter((file) => file.endsWith('.yaml') && !['art.yaml', 'media.yaml', 'redocly.yaml'].includes(file))
    .map((file) => file.replace(/\.yaml$/, ''));

const fixedPart = (path: string): string => path.replace(/\/\{.*$/, '');

/** The first part of all paths in the contracts: a service's base, or its paths if it has none. */
export const CONTRACT_BASES: readonly string[] = services().flatMap((service) => {
  const contract = parse(readText(`openapi/${service}.yaml`)) as Contract;
  const base = contract.servers[0]?.url.replace(/\/$/, '') ?? '';
  return base === '' ? Object.keys(contract.paths).map(fixedPart) : [base];
});
