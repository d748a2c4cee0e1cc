import { parse } from 'yaml';
import { readText } from './source-file';

interface Contract {
  readonly servers: readonly { readonly url: string }[];
  readonly paths: Readonly<Record<string, unknown>>;
}

/** The art service is left out: its addresses are the pictures' own names, carried as values. */
const SERVICES = ['analytics', 'dropdown', 'feed', 'health', 'login', 'user'];

/** The beginnings of all addresses the contracts own: a service's base, or its paths where it has none. */
export const contractBases = (): string[] =>
  SERVICES.flatMap((service) => {
    const contract = parse(readText(`openapi/${service}.yaml`)) as Contract;
    const base = contract.servers[0]?.url.replace(/\/$/, '') ?? '';
    return base === '' ? Object.keys(contract.paths).map(fixedPart) : [base];
  });

const fixedPart = (path: string): string => path.replace(/\/\{.*$/, '');
