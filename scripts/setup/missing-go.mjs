import { existsSync } from 'node:fs';
import { onPath } from './apt.mjs';

/** Where Debian's package golang-golang-x-mod-dev has Go's checksum-database packages. */
const SUMDB = '/usr/share/gocode/src/golang.org/x/mod/sumdb/tlog';

/** A sentence if the test with a foreign verifier cannot run; otherwise undefined. */
export function missingGo({ find = onPath, exists = existsSync } = {}) {
  const missing = [
    ...(find('go') ? [] : ['golang-go']),
    ...(exists(SUMDB) ? [] : ['golang-golang-x-mod-dev']),
  ];
  return missing.length === 0
    ? undefined
    : `The test in which Go’s own packages verify the public log is skipped: install ${missing.join(' and ')} to run it.`;
}
