import { expect, it } from 'vitest';
import { nameProblem } from '../../../../core/onboarding/user-name';
import { chanceAvatar, chanceName, several } from './face-names';

/** Every run of four letters. */
const runsOf = (text: string): ReadonlySet<string> => {
  const bare = text.toLowerCase().replace(/[^a-z]/g, '');
  return new Set(Array.from({ length: Math.max(0, bare.length - 3) }, (_, at) => bare.slice(at, at + 4)));
};

it('[R-640] a suggestion is made of chance alone: there is nothing it could take from a person', () => {
  expect([chanceName.length, chanceAvatar.length]).toEqual([0, 0]);
  const names = several(1000, chanceName);
  expect(new Set(names).size).toBeGreaterThan(950);
  for (const name of names) expect(nameProblem(name, []), name).toBeUndefined();
});

it('[R-640] of a thousand pictures none comes twice', () => {
  expect(new Set(several(1000, chanceAvatar).map(({ avatarUri }) => avatarUri)).size).toBe(1000);
});

it('[R-640] suggestions share no run of four letters with an ordinary name or address', () => {
  const person = new Set([...runsOf('Tara Venkatesan'), ...runsOf('tara.v@zentrix-labs.example')]);
  const shared = several(1000, chanceName).filter((name) => [...runsOf(name)].some((run) => person.has(run)));
  expect(shared).toEqual([]);
});

it('the search for shared runs finds what there is to find', () => {
  const shared = [...runsOf('quietkite@river-station.example')].filter((run) =>
    runsOf('QuietKite_7').has(run),
  );
  expect(shared).toContain('quie');
});
