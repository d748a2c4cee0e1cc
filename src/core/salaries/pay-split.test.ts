import { expect, it } from 'vitest';
import { splitOf, splitOfReport } from './pay-split';

it('pay split: bonus and the stock of one year are rounded shares of fixed plus variable pay', () => {
  const report = { fixed: 1_780_000, variable: 220_000, stock: 800_000, stockYears: 4 };
  expect(splitOfReport(report)).toEqual({ bonusPercent: 10, stockPercent: 10 });
  expect(splitOfReport({ ...report, variable: 0, stock: 40_000_000, stockYears: undefined })).toEqual({
    ...{ bonusPercent: 0, stockPercent: 100 },
  });
});

it('pay split: the figures are medians of all people, and buckets without percentages do not count', () => {
  const older = { bonusPercents: undefined, stockPercents: undefined };
  const newer = { bonusPercents: [0, 5, 10, 15], stockPercents: [0, 0, 0, 60] };
  expect(splitOf([older, newer])).toEqual({ bonusPercent: 10, stockPercent: 0 });
  expect(splitOf([older])).toBeUndefined();
});
