import { describe, expect, it } from 'vitest';
import { evaluateCondition } from './conditions';
import { fillExpressions, type Scope } from './expressions';
import type { WireResponse } from './wire';

const body = {
  items: [
    { id: 'Ab', n: 3 },
    { id: 'b', n: 4 },
  ],
  'a/b': null,
};
const response: WireResponse = {
  sent: { method: 'GET', url: 'http://x/y', headers: {}, body: undefined },
  status: 200,
  headers: new Headers({ etag: '"7"' }),
  type: 'application/json',
  text: JSON.stringify(body),
};
const scope: Scope = { inputs: { who: 'asha' }, steps: { read: { up: 3 } }, response };

describe('conditions of a journey', () => {
  it.each([
    '$statusCode == 200',
    '$statusCode >= 200 && $statusCode < 300',
    '$statusCode == 404 || $response.body#/items/0/n == $steps.read.outputs.up',
    "$response.body#/items/0/id == 'AB'",
    '$response.body#/items/0/n < $response.body#/items/1/n',
    '$response.body#/items/0/id < $response.body#/items/1/id',
    '!($statusCode != 200)',
    '$response.body#/a~1b == null',
    '$response.body#/items/9 != null',
    `$response.header.etag == '"7"'`,
    "$inputs.who == 'asha' && $method == 'GET' && $url == 'http://x/y'",
  ])('%s holds', (condition) => expect(evaluateCondition(condition, scope)).toBe(true));

  it.each([
    '$statusCode',
    '$statusCode == 204',
    '$response.body#/items/0/id > 1',
    '$response.body#/nothing == null',
    "'200' == $statusCode",
  ])('%s does not hold', (condition) => expect(evaluateCondition(condition, scope)).toBe(false));

  it.each(['$statusCode ==', '$nobody.knows == 1', '(1 == 1', '1 = 1', "$statusCode == 200 'x'", ''])(
    '"%s" is an error and not quietly false',
    (condition) => expect(() => evaluateCondition(condition, scope)).toThrow(),
  );
});

it('fills expressions into payloads, whole or inside a text, and leaves out what is not there', () => {
  const payload = {
    who: '$inputs.who',
    line: 'by {$inputs.who}',
    n: ['$steps.read.outputs.up'],
    gone: '$inputs.no',
  };
  expect(fillExpressions(payload, scope)).toEqual({ who: 'asha', line: 'by asha', n: [3] });
});
