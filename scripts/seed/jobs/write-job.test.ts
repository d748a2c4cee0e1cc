import { expect, it } from 'vitest';
import { companiesUpTo } from '../catalogue/companies';
import { SeededRandom } from '../seeded-random';
import { writeJob } from './write-job';

it('a job is written in lower case within a sentence', () => {
  const rng = new SeededRandom('1');
  const text = companiesUpTo(30)
    .flatMap((company) =>
      Array.from({ length: 40 }, () => writeJob(rng, company, new Date('2026-11-22')).row.about),
    )
    .join('\n');
  expect(text).toMatch(/ DevOps engineer /);
  expect(text).toMatch(/ an (accounts|HR) executive /);
  expect(text).not.toMatch(/devops|\b(hr|qa|ux) /);
  expect(text).not.toMatch(/\ba (accounts|HR|area|associate)\b/);
});
