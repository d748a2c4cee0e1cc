import { readdirSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { readRequirements } from '../../scripts/trace/requirements';
import { isTest, layerOf, readCode, readText } from './source-file';

/** Operations that the web app does not call, and who does. */
const SERVER_ONLY: Readonly<Record<string, string>> = {
  listSandboxKeys: 'the login kits of the sandbox, by address',
  readJobseekerMetadata: 'other clients: the specification names it',
  readPageName: 'other clients: the specification names it',
  readReadiness: 'the orchestrator',
  recheckCareerStatus: 'other clients: the specification names it',
};
/** Ports that the web app does not bind, and who calls their operations. */
const UNBOUND: Readonly<Record<string, string>> = {
  Art: 'pictures, by address',
  Media: 'pictures and uploads, by address',
};

interface Listed {
  readonly id: string;
  readonly port: string;
  readonly isDeprecated: boolean;
  readonly requirement: string | undefined;
}

interface RawOperation {
  readonly operationId?: string;
  readonly tags?: readonly string[];
  readonly deprecated?: boolean;
  readonly 'x-requirement'?: string;
}

function operationsIn(service: string): Listed[] {
  const { paths } = parse(readText(`openapi/${service}`)) as {
    readonly paths: Readonly<Record<string, Readonly<Record<string, unknown>>>>;
  };
  return Object.values(paths)
    .flatMap((item) => Object.values(item) as RawOperation[])
    .flatMap(({ operationId, tags, deprecated = false, 'x-requirement': requirement }) =>
      operationId === undefined
        ? []
        : [{ id: operationId, port: tags?.[0] ?? '', isDeprecated: deprecated, requirement }],
    );
}

const ALL = readdirSync(new URL('../../openapi/', import.meta.url))
  .filter((file) => file.endsWith('.yaml') && file !== 'redocly.yaml')
  .flatMap(operationsIn);
/** Only older clients call deprecated operations. */
const OPERATIONS = ALL.filter(({ isDeprecated }) => !isDeprecated);

const CALLERS = new Set(['core', 'stores', 'adapters', 'views', 'app']);
/** All identifiers outside the ports, which only declare the operations. */
const called = new Set(
  readCode()
    .filter(({ path }) => CALLERS.has(layerOf(path) ?? '') && !isTest(path) && !path.endsWith('-port.ts'))
    .flatMap(({ text }) => text.match(/\w+/g) ?? []),
);
/** The functions that src/app calls: the generated adapter of VotingPort is made by `voting(…)`. */
const made = new Set(
  readCode()
    .filter(({ path }) => path.startsWith('src/app/') && !isTest(path))
    .flatMap(({ text }) => [...text.matchAll(/\b(\w+)\(/g)].map(([, name]) => name)),
);

const PLANTED: Listed = { id: 'pinBox', port: 'Box', isDeprecated: false, requirement: undefined };

/** Operations that nothing calls, as sentences. */
const uncalled = (operations: readonly Listed[]): string[] =>
  operations
    .filter(({ id, port }) => !called.has(id) && !(id in SERVER_ONLY) && !(port in UNBOUND))
    .map(({ id, port }) => `${id} of ${port}Port has no caller: call it from a store, or list it here.`);

const unbound = (operations: readonly Listed[]): string[] => {
  const listed = operations.filter(({ id, port }) => !(id in SERVER_ONLY) && !(port in UNBOUND));
  return [...new Set(listed.map(({ port }) => port))]
    .filter((port) => !made.has(port.charAt(0).toLowerCase() + port.slice(1)))
    .map((port) => `${port}Port is not bound: bind it in src/app/modules, or list its operations here.`);
};

const LINES = new Map(readRequirements(readText('tests/requirements.md')).map((line) => [line.id, line]));
const RECORDS = readdirSync(new URL('../../src/decisions/', import.meta.url));

function requirementFault(requirement: string | undefined): string | undefined {
  if (requirement === undefined) return 'has no x-requirement';
  const [, number] = /^record (\d{4})$/.exec(requirement) ?? [];
  if (number !== undefined) {
    return RECORDS.some((name) => name.startsWith(`${number}-`))
      ? undefined
      : 'names a record that does not exist';
  }
  const line = LINES.get(requirement);
  if (line === undefined) return `names ${requirement}, which is not a line of tests/requirements.md`;
  return line.refusedBy === undefined
    ? undefined
    : `names ${requirement}, which record ${line.refusedBy} refuses`;
}

/** Operations without a requirement, as sentences. */
const unrequired = (operations: readonly Pick<Listed, 'id' | 'requirement'>[]): string[] =>
  operations.flatMap(({ id, requirement }) => {
    const fault = requirementFault(requirement);
    return fault === undefined
      ? []
      : [
          `${id} ${fault}: below its operationId in openapi/, name the line of tests/requirements.md that it serves ` +
            '(x-requirement: R-603), or the record of src/decisions if no line does (x-requirement: record 0166).',
        ];
  });

describe('operations of the contracts', () => {
  it('every operation is called by the web app, or listed with its caller', () => {
    expect(uncalled(OPERATIONS)).toEqual([]);
    expect(uncalled([PLANTED])).toEqual([
      'pinBox of BoxPort has no caller: call it from a store, or list it here.',
    ]);
  });

  it('every port is bound, or all its operations are listed', () => {
    expect(unbound(OPERATIONS)).toEqual([]);
    expect(unbound([PLANTED])).toEqual([
      'BoxPort is not bound: bind it in src/app/modules, or list its operations here.',
    ]);
  });

  it('every operation names the requirement that it serves, or the decision record if none does', () => {
    expect(unrequired(ALL)).toEqual([]);
    const faults = [undefined, 'R-999', 'R-220', 'record 9999', '0166', 'R-603', 'record 0166'].map(
      (requirement) =>
        unrequired([{ id: 'pinBox', requirement }])
          .join()
          .replace(/: below .*/, ''),
    );
    expect(faults).toEqual([
      'pinBox has no x-requirement',
      'pinBox names R-999, which is not a line of tests/requirements.md',
      'pinBox names R-220, which record 0071 refuses',
      'pinBox names a record that does not exist',
      'pinBox names 0166, which is not a line of tests/requirements.md',
      '',
      '',
    ]);
  });

  it('the list contains no operation that is called or gone', () => {
    const ids = new Set(OPERATIONS.map(({ id }) => id));
    expect(Object.keys(SERVER_ONLY).filter((id) => called.has(id) || !ids.has(id))).toEqual([]);
  });
});
