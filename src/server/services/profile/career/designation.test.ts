import { expect, it } from 'vitest';
import { designationsOf } from './designation';

const work = {
  jobProfile: 'Head of legal',
  companyName: 'Orbitly',
  department: 'Legal',
  verified: true,
};

it.each([
  [1, 1, 'Works in Legal', 'Works in Legal', false],
  [4, 4, 'Works in Legal', 'Works in Legal', false],
  [5, 4, 'Head of legal', 'Head of legal', false],
  [5, 5, 'Head of legal', 'Head of legal at Orbitly', true],
  [6, 5, 'Head of legal', 'Head of legal at Orbitly', true],
])(
  '[R-241] with %i verified members of a title and %i at the company the label is "%s" and the bio is "%s"',
  (job, pair, name, bio, isVerified) => {
    expect(designationsOf(work, { job, pair })[0]).toEqual({ name, bio, isVerified });
  },
);

it('[R-241] the label of an unverified member never names the company', () => {
  expect(designationsOf({ ...work, verified: false }, { job: 50, pair: 50 })[0]).toEqual({
    name: 'Head of legal',
    bio: 'Head of legal',
    isVerified: false,
  });
});

it('the label of a member between jobs names no company', () => {
  expect(designationsOf({ ...work, companyName: undefined }, { job: 9, pair: 0 })[0].bio).toBe(
    'Head of legal',
  );
});
