import { readdirSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
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
}

interface RawOperation {
  readonly operationId?: string;
  readonly tags?: readonly string[];
  readonly deprecated?: boolean;
}

/** Only older clients call deprecated operations. */
function operationsIn(service: string): Listed[] {
  const { paths } = parse(readText(`openapi/${service}`)) as {
    readonly paths: Readonly<Record<string, Readonly<Record<string, unknown>>>>;
  };
  return Object.values(paths)
    .flatMap((item) => Object.values(item) as RawOperation[])
    .flatMap(({ operationId, tags, deprecated }) =>
      operationId === undefined || deprecated ? [] : [{ id: operationId, port: tags?.[0] ?? '' }],
    );
}

const OPERATIONS = readdirSync(new URL('../../openapi/', import.meta.url))
  .filter((file) => file.endsWith('.yaml') && file !== 'redocly.yaml')
  .flatMap(operationsIn);

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

describe('operations of the contracts', () => {
  it('every operation is called by the web app, or listed with its caller', () => {
    expect(uncalled(OPERATIONS)).toEqual([]);
    expect(uncalled([{ id: 'pinBox', port: 'Box' }])).toEqual([
      'pinBox of BoxPort has no caller: call it from a store, or list it here.',
    ]);
  });

  it('every port is bound, or all its operations are listed', () => {
    expect(unbound(OPERATIONS)).toEqual([]);
    expect(unbound([{ id: 'pinBox', port: 'Box' }])).toEqual([
      'BoxPort is not bound: bind it in src/app/modules, or list its operations here.',
    ]);
  });

  it('the list contains no operation that is called or gone', () => {
    const ids = new Set(OPERATIONS.map(({ id }) => id));
    expect(Object.keys(SERVER_ONLY).filter((id) => called.has(id) || !ids.has(id))).toEqual([]);
  });
});
