import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { collectOutput, run, show } from './run.mjs';

const printing = (...lines) => [
  '-e',
  `for (const line of ${JSON.stringify(lines)}) console.log(line); console.error('done');`,
];
const program = (...lines) => run(process.execPath, printing(...lines));

beforeEach(() => vi.spyOn(process.stdout, 'write').mockReturnValue(true));
afterEach(() => vi.restoreAllMocks());

describe('works side by side', () => {
  it('the output of programs is collected separately for each work', async () => {
    const [one, two] = await Promise.all([
      collectOutput(async () => (await program('one', 'again')).code),
      collectOutput(async () => {
        show('first\n');
        return (await program('two')).code;
      }),
    ]);
    expect(one).toEqual({ result: 0, output: 'one\nagain\ndone\n' });
    expect(two).toEqual({ result: 0, output: 'first\ntwo\ndone\n' });
    expect(process.stdout.write).not.toHaveBeenCalled();
  });

  it('a program that is not shown returns its output to the caller only', async () => {
    const hidden = () => run(process.execPath, printing('three'), { show: false });
    expect(await collectOutput(hidden)).toEqual({ result: { code: 0, output: 'three\ndone\n' }, output: '' });
  });

  it('a text outside such works is printed at once', () => {
    show('now\n');
    expect(process.stdout.write).toHaveBeenCalledWith('now\n');
  });
});
