import { expect, it } from 'vitest';
import { groupedByKind } from './grouped';
import { hitPath, placedHits } from './hit-path';
import type { Hit } from './search';

const hit = (kind: Hit['kind'], urlName: string): Hit => ({
  kind,
  urlName,
  name: urlName,
  detail: '',
  logoUrl: undefined,
  rating: undefined,
});

it('[R-687] results are grouped by kind, at the place of the best result of the kind', () => {
  const hits = [hit('COMPANY', 'a'), hit('SKILL', 'b'), hit('COMPANY', 'c')];
  expect(groupedByKind(hits).map(({ kind, hits }) => [kind, hits.map(({ urlName }) => urlName)])).toEqual([
    ['COMPANY', ['a', 'c']],
    ['SKILL', ['b']],
  ]);
});

it.each([
  ['COMPANY', 'zentrix-labs', '/overview/zentrix-labs-overview'],
  ['DESIGNATION', 'data-analyst', '/profile/data-analyst-salary'],
  ['SKILL', 'sql', '/skills/sql-interview-questions'],
  ['COLLEGE', 'sharada-3', '/colleges/sharada-3'],
  ['COMMUNITY', 'topic/salary-talk', '/communities/salary-talk'],
  ['COMMUNITY', 'department/engineering', '/departments/engineering'],
  ['QUESTION', 'Qn1', '/interviews/question/Qn1'],
  ['JOB', 'Jb1', '/jobs/opening/Jb1'],
  ['POST', 'Kq3', '/p/Kq3'],
] as const)('[R-303] a %s result links to its own address', (kind, urlName, path) => {
  expect(hitPath(hit(kind, urlName))).toBe(path);
});

it.each(['AWARD', 'constructor', ''])(
  '[R-055] a result of a kind that only a newer service knows is left out: %j',
  (kind) => {
    const company = hit('COMPANY', 'zentrix-labs');
    expect(placedHits([hit(kind as Hit['kind'], 'a'), company])).toEqual([company]);
  },
);
