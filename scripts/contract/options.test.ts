import { expect, it } from 'vitest';
import { readSpecs } from '../api/spec';
import { checkNames, readOptions, UsageError } from './options';

const base = ['--base-url', 'http://127.0.0.1:4000'];

it.each([
  ['--base-url is missing', []],
  ['--base-url must start with http', ['--base-url', 'localhost:4000']],
  ['--cookie must be a name and a value', [...base, '--cookie', 'abc']],
  ["must be '__Host-AT=…'", ['--base-url', 'https://staging.example', '--cookie', 'AT=abc']],
  ['--runs must be a whole number', [...base, '--runs', 'many']],
  ["Unknown option '--sede'", [...base, '--sede', '7']],
])('the verifier’s command line reports a mistake in one sentence: %s', (sentence, args) => {
  expect(() => readOptions(args)).toThrow(UsageError);
  expect(() => readOptions(args)).toThrow(sentence);
});

it('the verifier’s command line uses a new seed each run, and a given seed when one is passed', () => {
  expect(readOptions(base).seed).not.toBe(readOptions(base).seed);
  expect(readOptions([...base, '--seed', '7']).seed).toBe(7);
});

it('the verifier’s command line refuses a misspelt name, which would quietly verify nothing', async () => {
  const specs = await readSpecs('openapi');
  expect(() => checkNames(readOptions([...base, '--service', 'fed']), specs, [])).toThrow(
    'no service fed; it has',
  );
  expect(() => checkNames(readOptions([...base, '--skip', 'castVotes']), specs, [])).toThrow('castVotes');
  expect(() => checkNames(readOptions([...base, '--service', 'feed']), specs, [])).not.toThrow();
});
