import { execFileSync } from 'node:child_process';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { diffCommand } from './diff';
import { boxes, TestProject } from './testing';

vi.setConfig({ testTimeout: 30_000 });

let project: TestProject;
beforeEach(() => {
  project = new TestProject();
});
afterEach(() => project.remove());

describe('npm run api:diff', () => {
  const git = (...args: string[]) =>
    execFileSync(
      'git',
      ['-c', 'user.name=t', '-c', 'user.email=t@t', '-c', 'commit.gpgsign=false', ...args],
      { cwd: project.root },
    );
  const diff = async (...options: string[]) => {
    const lines: string[] = [];
    const code = await diffCommand(options, project.root, (line) => lines.push(line));
    return { code, text: lines.join('\n') };
  };

  it('compares with the last commit or with another one, and fails on a break', async () => {
    git('init', '-q');
    git('add', '.');
    git('commit', '-qm', 'first');
    await expect(diff()).resolves.toEqual({ code: 0, text: 'breaking changes since HEAD: 0' });

    const contract = boxes();
    Reflect.deleteProperty(contract.paths, '/v1/box');
    project.contract('boxes', contract);
    const broken = await diff();
    expect(broken.code).toBe(1);
    expect(broken.text).toContain(`BREAKING POST /box-services/v1/box: the operation was removed`);
    expect(broken.text).toContain('breaking changes since HEAD: 1');

    git('commit', '-qam', 'second');
    await expect(diff()).resolves.toMatchObject({ code: 0 });
    await expect(diff('--base', 'HEAD~1')).resolves.toMatchObject({ code: 1 });
    await expect(diff('--base', 'nowhere')).rejects.toThrow('commit nowhere not found');
  });
});
