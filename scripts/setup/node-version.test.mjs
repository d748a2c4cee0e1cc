import { spawnSync } from 'node:child_process';
import { describe, expect, it } from 'vitest';
import { nodeIsNewEnough } from './node-version.mjs';

describe('the Node version', () => {
  it.each(['20.19.0', 'v20.20.2', '22.12.0', '24.1.0', '26.0.0'])('%s will do', (version) => {
    expect(nodeIsNewEnough(version)).toBe(true);
  });

  it.each(['16.20.0', '18.19.1', '20.18.3', '21.7.0', '22.11.0'])('%s will not', (version) => {
    expect(nodeIsNewEnough(version)).toBe(false);
  });

  it('too old a Node ends with one sentence that says the way out', () => {
    const module = new URL('./node-version.mjs', import.meta.url).href;
    const { status, stderr } = spawnSync(
      process.execPath,
      ['--input-type=module', '-e', `(await import('${module}')).requireNode('18.19.1')`],
      { encoding: 'utf8' },
    );
    expect(status).toBe(1);
    expect(stderr).toMatch(/^Humkaar needs Node 20\.19 .*, but this is 18\.19\.1: install it from .*\n$/);
  });
});
