import { describe, expect, it } from 'vitest';
import { LatestWins } from './latest-wins';

function service() {
  const open: { readonly name: string; respond: () => void; fail: () => void }[] = [];
  const send = (name: string) => () =>
    new Promise<string>((resolve, reject) => {
      open.push({ name, respond: () => resolve(name), fail: () => reject(new Error(name)) });
    });
  return { open, send };
}
const settle = () => new Promise<void>((resolve) => setImmediate(resolve));

describe('queueing with the latest task winning', () => {
  it('[R-603] tasks of a key run one at a time, and of the waiting ones only the last runs', async () => {
    const { open, send } = service();
    const line = new LatestWins<string>();
    const first = line.run('post', send('first'));
    await settle();
    const turns = [first, ...['second', 'third'].map((name) => line.run('post', send(name)))];
    await settle();
    expect(open.map(({ name }) => name)).toEqual(['first']);
    open[0]?.respond();
    await settle();
    expect(open.map(({ name }) => name)).toEqual(['first', 'third']);
    open[1]?.respond();
    expect(await Promise.all(turns)).toEqual([
      { last: false, response: 'first' },
      { last: false, response: undefined },
      { last: true, response: 'third' },
    ]);
  });

  it('a task replaced before it started is never sent', async () => {
    const { open, send } = service();
    const line = new LatestWins<string>();
    for (const name of ['first', 'second']) void line.run('post', send(name));
    await settle();
    expect(open.map(({ name }) => name)).toEqual(['second']);
  });

  it('the failure of a replaced task is ignored and that of the last one is reported', async () => {
    const { open, send } = service();
    const line = new LatestWins<string>();
    const first = line.run('post', send('first'));
    await settle();
    const second = line.run('post', send('second')).catch((error: Error) => error.message);
    open[0]?.fail();
    expect(await first).toEqual({ last: false, response: undefined });
    await settle();
    open[1]?.fail();
    expect(await second).toBe('second');
  });

  it('the queue continues after a failure and separates keys', async () => {
    const { open, send } = service();
    const line = new LatestWins<string>();
    const failed = line.run('post', send('failed'));
    const other = line.run('comment', send('other'));
    await settle();
    expect(open.map(({ name }) => name)).toEqual(['failed', 'other']);
    open[0]?.fail();
    open[1]?.respond();
    await expect(failed).rejects.toThrow();
    expect((await other).last).toBe(true);
    const again = line.run('post', send('again'));
    await settle();
    open[2]?.respond();
    expect(await again).toEqual({ last: true, response: 'again' });
  });
});
