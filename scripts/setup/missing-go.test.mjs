import { expect, it } from 'vitest';
import { missingGo } from './missing-go.mjs';

const there = () => '/usr/bin/go';

it('a whole test run names the packages without which Go cannot verify the public log', () => {
  expect(missingGo({ find: there, exists: () => true })).toBeUndefined();
  expect(missingGo({ find: there, exists: () => false })).toContain(
    'install golang-golang-x-mod-dev to run it',
  );
  expect(missingGo({ find: () => undefined, exists: () => false })).toContain(
    'install golang-go and golang-golang-x-mod-dev to run it',
  );
});
