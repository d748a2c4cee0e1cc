import { expect, it } from 'vitest';
import { progressOn, progressText } from './progress';

const half = { step: 'members', share: 0.5, rows: 120_500 };

it('the progress shows the share that is done, the current task and the remaining time', () => {
  expect(progressText(half, 12_000)).toBe('50 % · 1,20,500 rows of members · about 12 s left');
  expect(progressText({ ...half, share: 1 }, 12_000)).toBe('100 % · 1,20,500 rows of members · done in 12 s');
});

it('redraws one line on a terminal', () => {
  const written: string[] = [];
  const report = progressOn({ isTTY: true, write: (text) => written.push(text) }, () => 0);
  report(half);
  expect(written[0]).toContain('[==============              ]');
  expect(written[0]?.startsWith('\r')).toBe(true);
});

it('the progress writes a few plain lines to a log', () => {
  const written: string[] = [];
  let clock = 0;
  const report = progressOn({ write: (text) => written.push(text) }, () => clock);
  for (let turn = 0; turn < 100; turn++) {
    clock += 100;
    report(half);
  }
  report({ ...half, share: 1 });
  expect(written).toHaveLength(3);
  expect(written.join('')).not.toContain('\u001b');
});
