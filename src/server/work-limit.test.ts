import { expect, it } from 'vitest';
import { WorkLimit } from './work-limit';

it('a work limit runs two pieces of work at once, lets one wait for its turn and refuses the fourth with 503', async () => {
  const limit = new WorkLimit({ running: 2, waiting: 1 });
  const started: string[] = [];
  const finish = new Map<string, () => void>();
  const run = (name: string) =>
    limit.run(() => {
      started.push(name);
      return new Promise<string>((done) => finish.set(name, () => done(name)));
    });
  const work = ['a', 'b', 'c'].map(run);
  await expect(run('d')).rejects.toMatchObject({ status: 503 });
  expect(started).toEqual(['a', 'b']);
  finish.get('b')?.();
  await expect.poll(() => started).toEqual(['a', 'b', 'c']);
  finish.get('a')?.();
  finish.get('c')?.();
  expect(await Promise.all(work)).toEqual(['a', 'b', 'c']);
});

it('failed work frees its slot for the next', async () => {
  const limit = new WorkLimit({ running: 1, waiting: 1 });
  const failed = limit.run(() => Promise.reject(new Error('away')));
  const next = limit.run(async () => 'next');
  await expect(failed).rejects.toThrow('away');
  expect(await next).toBe('next');
  expect(await limit.run(async () => 'later')).toBe('later');
});
