import { chmodSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { isProgram } from './apt.mjs';
import { ensureChromium } from './ensure-chromium.mjs';
import { ensureRedis } from './ensure-redis.mjs';
import { Refused } from './run.mjs';

let folder;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'humkaar-apt-'));
  vi.stubEnv('PATH', folder);
  vi.stubEnv('CHROMIUM_PATH', '');
  vi.spyOn(process, 'getuid').mockReturnValue(0);
  vi.spyOn(process.stdout, 'write').mockReturnValue(true);
});
afterEach(() => {
  vi.unstubAllEnvs();
  rmSync(folder, { recursive: true });
});

/** A fake apt-get that records its arguments and runs the given script on install. */
function seedApt(installing) {
  const apt = join(folder, 'apt-get');
  writeFileSync(
    apt,
    `#!/bin/sh\necho "$DEBIAN_FRONTEND: $*" >> '${folder}/asked'\ncase "$*" in *install*) ${installing};; esac\n`,
  );
  chmodSync(apt, 0o755);
}
const request = () => readFileSync(join(folder, 'asked'), 'utf8').trim().split('\n');

const program = () => join(folder, 'program');
const find = () => (isProgram(program()) ? program() : undefined);
const PUTS_IT_THERE = () => `echo > '${program()}'; /bin/chmod 755 '${program()}'`;

describe.each([
  ['Chromium', ensureChromium, 'chromium-headless-shell fonts-liberation', 'set CHROMIUM_PATH'],
  ['redis-server', ensureRedis, 'redis-server', 'continue without'],
])('%s', (label, ensure, packages, wayOut) => {
  const refusal = async () => {
    const refused = await ensure(find).catch((error) => error);
    expect(refused).toBeInstanceOf(Refused);
    expect(refused.message.split('\n')).toHaveLength(1);
    expect(refused.message).toContain(label);
    expect(refused.message).toContain(wayOut);
    return refused.message;
  };

  it('found, is left alone', async () => {
    seedApt('exit 1');
    writeFileSync(program(), '', { mode: 0o755 });
    await expect(ensure(find, program())).resolves.toBe(program());
    expect(request).toThrow('ENOENT');
  });

  it('missing, is installed by root without a question', async () => {
    seedApt(PUTS_IT_THERE());
    await expect(ensure(find)).resolves.toBe(program());
    expect(request()).toHaveLength(2);
    expect(request()[0]).toMatch(/^noninteractive: .*update/);
    expect(request()[1]).toMatch(new RegExp(`^noninteractive: .*install -y .* ${packages}$`));
  });

  it('missing, is asked for where one is not root', async () => {
    vi.spyOn(process, 'getuid').mockReturnValue(1000);
    seedApt(PUTS_IT_THERE());
    expect(await refusal()).toContain('only root can install it');
    expect(request).toThrow('ENOENT');
  });

  it('missing, is asked for where there is no apt', async () => {
    expect(await refusal()).toContain('there is no apt-get here');
  });

  it("a package apt cannot install is reported with apt's reason", async () => {
    seedApt(`echo "E: Unable to locate package ${label}"; echo "and more"; exit 100`);
    expect(await refusal()).toContain(`(E: Unable to locate package ${label})`);
  });

  it('a program that is still missing after the install is reported', async () => {
    seedApt('exit 0');
    expect(await refusal()).toContain('apt installed');
  });
});

describe('Chromium', () => {
  const shell = () => join(folder, 'shell');
  const findAny = () => [shell(), program()].find(isProgram);
  const windows = () => writeFileSync(program(), '', { mode: 0o755 });

  it('with windows is joined by the headless shell where root may install it', async () => {
    seedApt(`echo > '${shell()}'; /bin/chmod 755 '${shell()}'`);
    windows();
    await expect(ensureChromium(findAny, shell())).resolves.toBe(shell());
    expect(request().at(-1)).toMatch(/install -y .* --no-remove chromium-headless-shell$/);
  });

  it('with windows is used where apt cannot add the headless shell', async () => {
    seedApt('echo "E: no network"; exit 100');
    windows();
    await expect(ensureChromium(findAny, shell())).resolves.toBe(program());
    expect(process.stdout.write).toHaveBeenLastCalledWith('It was not installed: E: no network\n');
  });

  it('with windows is used without a question where the user is not root', async () => {
    vi.spyOn(process, 'getuid').mockReturnValue(1000);
    seedApt('exit 1');
    windows();
    await expect(ensureChromium(findAny, shell())).resolves.toBe(program());
    expect(request).toThrow('ENOENT');
  });

  it('named by CHROMIUM_PATH is used and nothing is installed', async () => {
    vi.stubEnv('CHROMIUM_PATH', program());
    seedApt('exit 1');
    windows();
    await expect(ensureChromium(undefined, shell())).resolves.toBe(program());
    expect(request).toThrow('ENOENT');
  });

  it('the full Chromium is installed where apt has no headless one', async () => {
    seedApt(`case "$*" in *shell*) exit 100;; *) ${PUTS_IT_THERE()};; esac`);
    await expect(ensureChromium(find)).resolves.toBe(program());
    expect(request().at(-1)).toMatch(/install -y .* chromium fonts-liberation$/);
  });
});
