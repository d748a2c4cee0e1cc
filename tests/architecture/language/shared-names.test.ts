import { describe, expect, it } from 'vitest';
import { readCode, readTexts, sourceFile } from '../source-file';
import type { Piece } from './extract';
import { ALLOWED_NAMES, columnsOf, contractNamesOf, problemOfSharedName } from './names';

const TABLE_TYPES = /^src\/server\/db\/(?:[a-z]+-tables|tables)\.ts$/;
const CONTRACT = /^openapi\/(?:shared\/)?[a-z]+\.yaml$/;

const columns = readCode()
  .filter(({ path }) => TABLE_TYPES.test(path))
  .flatMap(columnsOf);
const contractNames = readTexts()
  .filter(({ path }) => CONTRACT.test(path) && !path.endsWith('redocly.yaml'))
  .flatMap(contractNamesOf);

const problemsIn = (pieces: readonly Piece[]): string[] =>
  pieces.flatMap(({ path, line, text }) => problemOfSharedName(text)?.concat(` in ${path}:${line}`) ?? []);

describe('names that other programs use follow src/GLOSSARY.md', () => {
  it('tables and columns of the table types follow the glossary', () => {
    expect(columns.length).toBeGreaterThan(400);
    expect(problemsIn(columns)).toEqual([]);
  });

  it('schemas, properties, parameters and operations of the contracts follow the glossary', () => {
    expect(contractNames.length).toBeGreaterThan(1000);
    expect(problemsIn(contractNames)).toEqual([]);
  });

  it('every exception is still needed', () => {
    const used = new Set([...columns, ...contractNames].map(({ text }) => text));
    expect(Object.keys(ALLOWED_NAMES).filter((name) => !used.has(name))).toEqual([]);
  });
});

describe('planted names', () => {
  it('an archaic table and column are found', () => {
    const file = sourceFile(
      'src/server/db/pay-tables.ts',
      'export interface PayTables { told_pays: Told; pays: Pay }\ninterface Pay { face_id: string; id: string }',
    );
    expect(problemsIn(columnsOf(file))).toEqual([
      '"told_pays" → contribution, submitted in src/server/db/pay-tables.ts:1',
      '"face_id" → alias in src/server/db/pay-tables.ts:2',
    ]);
  });

  it('an archaic schema, property, parameter and operation are found, an example is not', () => {
    const text = [
      'paths: { /v1/pay: { get: { operationId: tellPay, parameters: [{ name: fewest, in: query }] } } }',
      'components:',
      '  schemas:',
      '    PayWish: { properties: { heldFor: { type: string }, pay: { type: string } } }',
      '    Pay: { example: { properties: { told: 1 } }, x-domain: Pay }',
    ].join('\n');
    expect(contractNamesOf({ path: 'openapi/pay.yaml', text }).map((name) => problemsIn([name]))).toEqual([
      ['"tellPay" → contribute, submit, report in openapi/pay.yaml:1'],
      ['"fewest" → min in openapi/pay.yaml:1'],
      ['"PayWish" → query, params, preference in openapi/pay.yaml:4'],
      ['"heldFor" → stored, pending in openapi/pay.yaml:4'],
      [],
      [],
      [],
    ]);
  });
});
