import { expect, it } from 'vitest';
import { nameProblem } from '../../../../core/onboarding/user-name';
import { makeMany, randomAvatar, randomName } from './alias-names';

/** Every run of four letters. */
const runsOf = (text: string): ReadonlySet<string> => {
  const bare = text.toLowerCase().replace(/[^a-z]/g, '');
  return new Set(
    Array.from({ length: Math.max(0, bare.length - 3) }, (_, index) => bare.slice(index, index + 4)),
  );
};

it('[R-640] alias suggestions are random and use no input about the member', () => {
  expect([randomName.length, randomAvatar.length]).toEqual([0, 0]);
  const names = makeMany(1000, randomName);
  expect(new Set(names).size).toBeGreaterThan(950);
  for (const name of names) expect(nameProblem(name, []), name).toBeUndefined();
});

it('[R-640] a thousand suggested pictures contain no duplicate', () => {
  expect(new Set(makeMany(1000, randomAvatar).map(({ avatarUri }) => avatarUri)).size).toBe(1000);
});

it('[R-640] suggested names share no run of four letters with an ordinary name or email address', () => {
  const person = new Set([...runsOf('Tara Venkatesan'), ...runsOf('tara.v@zentrix-labs.example')]);
  const shared = makeMany(1000, randomName).filter((name) =>
    [...runsOf(name)].some((run) => person.has(run)),
  );
  expect(shared).toEqual([]);
});

it('the search for shared letter runs finds a shared run', () => {
  const shared = [...runsOf('quietkite@river-station.example')].filter((run) =>
    runsOf('QuietKite_7').has(run),
  );
  expect(shared).toContain('quie');
});
