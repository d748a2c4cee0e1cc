import { expect, it } from 'vitest';
import { companiesUpTo } from '../catalogue/companies';
import { Dice } from '../dice';
import { writeJob } from './write-job';

it('a job is written in lower case within a sentence', () => {
  const dice = new Dice('1');
  const told = companiesUpTo(30)
    .flatMap((company) =>
      Array.from({ length: 40 }, () => writeJob(dice, company, new Date('2026-11-22')).row.about),
    )
    .join('\n');
  expect(told).toMatch(/ DevOps engineer /);
  expect(told).toMatch(/ an (accounts|HR) executive /);
  expect(told).not.toMatch(/devops|\b(hr|qa|ux) /);
  expect(told).not.toMatch(/\ba (accounts|HR|area|associate)\b/);
});
