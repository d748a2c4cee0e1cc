import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readSpecs } from '../api/spec';
import { requestArbitrary } from './arbitraries';
import { Contract } from './contract';
import { edges } from './edges';
import { KnownValues } from './known-values';

const contracts = (await readSpecs('openapi')).map((spec) => new Contract(spec));

function find(id: string) {
  for (const contract of contracts) {
    const operation = contract.spec.operations.find((operation) => operation.id === id);
    if (operation) return { contract, operation, edges: edges(contract, operation) };
  }
  throw new Error(`no operation ${id}`);
}

const listener = (id: string, verdict: string) =>
  find(id)
    .edges.filter((edge) => edge.verdict === verdict)
    .map(({ at: path, what: label }) => `${path} ${label}`);

describe('requests one step from the example', () => {
  it('stand on both sides of every border', () => {
    expect(listener('listFeed', 'invalid')).toEqual(
      expect.arrayContaining(['/query/limit = "0"', '/query/limit = "51"', '/query/limit = "1.5"']),
    );
    expect(listener('listFeed', 'valid')).toEqual(
      expect.arrayContaining(['/query/limit = "1"', '/query/limit = "50"', '/query/limit left out']),
    );
  });

  it('edge requests leave out each required part and the guard headers, one at a time', () => {
    expect(listener('castVote', 'invalid')).toEqual(
      expect.arrayContaining([
        '/body/voteType left out',
        '/header/appid left out',
        '/body left out',
        '/body truncated',
      ]),
    );
  });

  it('try each enum value, its other case and a stranger', () => {
    expect(listener('castVote', 'valid')).toEqual(
      expect.arrayContaining(['/body/voteType "DOWN"', '/body/voteType "NONE"']),
    );
    expect(listener('castVote', 'invalid')).toEqual(
      expect.arrayContaining(['/body/voteType "up"', '/body/voteType "ZZ_NONE"']),
    );
  });

  it('vary optional fields the example leaves out, and items of lists', () => {
    expect(listener('recordEvent', 'invalid')).toContain('/body/companyId 0');
    expect(listener('readVotes', 'invalid')).toEqual(
      expect.arrayContaining([
        '/body/resources 101 items',
        '/body/resources no items',
        '/body/resources/0/resourceType null',
      ]),
    );
  });

  it('a made-up cursor is never sent as a valid value', () => {
    expect(listener('listFeed', 'invalid').filter((label) => label.startsWith('/query/cursor'))).toHaveLength(
      3,
    );
    expect(listener('listFeed', 'valid').filter((label) => label.startsWith('/query/cursor'))).toEqual([]);
  });
});

describe('random requests', () => {
  const operations = contracts.flatMap((contract) =>
    contract.spec.operations.map((operation) => ({ id: operation.id, contract, operation })),
  );

  it.each(operations)('of $id keep the contract', ({ contract, operation }) => {
    const schemas = new Map(
      operation.parameters.map((parameter) => [`${parameter.in}.${parameter.name}`, parameter.schema]),
    );
    fc.assert(
      fc.property(requestArbitrary(contract, operation, new KnownValues()), ({ parameters, body, raw }) => {
        for (const [key, value] of Object.entries(parameters))
          expect(contract.misfit(schemas.get(key) ?? {}, value)).toBeUndefined();
        // Binary bodies use the picture of the example, because random bytes are not a picture.
        const sent = raw ? operation.body?.example : body;
        if (operation.body) expect(contract.misfit(operation.body.schema, sent)).toBeUndefined();
      }),
      { numRuns: 40, seed: 11 },
    );
  });

  it('random requests mostly use ids that the server has returned', () => {
    const { contract, operation } = find('readPost');
    const known = new KnownValues();
    known.collected(contract, { $ref: '#/components/schemas/PostId' }, 'Shown0123456');
    const requests = fc.sample(requestArbitrary(contract, operation, known), { numRuns: 100, seed: 3 });
    const shown = requests.filter(({ parameters }) => parameters['path.id'] === 'Shown0123456');
    expect(shown.length).toBeGreaterThan(30);
  });
});
