import { describe, expect, it } from 'vitest';
import { SeededRandom } from '../seeded-random';
import { StoryWriter } from './notify';
import type { Scene } from './slots';

const scene: Scene = {
  speaker: {
    role: 'Android developer',
    department: 'Engineering – Software & QA',
    place: 'Pune',
    years: 4,
    tenure: 2,
    former: undefined,
  },
  company: 'Orbitly',
  other: 'Triveni Cloud',
  role: 'Android developer',
  department: 'Engineering – Software & QA',
  place: 'Pune',
  place2: 'Kochi',
  years: 4,
  lpa: 12,
  month: 10,
  year: 2026,
  college: 'Sharada College of Commerce, Pune',
};
const writer = () => new StoryWriter(new SeededRandom('tell'), scene);

describe('filled texts', () => {
  it('a filled text uses the same number throughout', () => {
    const [first, second] = writer().writeStory('{days} and {days}').split(' and ');
    expect(first).toBe(second);
  });

  it('a filled text starts sentences with a capital letter', () => {
    expect(writer().writeStory('{offers} offers. {offers} cities')).toMatch(/^T\w+ offers\. T\w+ cities$/);
  });

  it('a filled text has the right article', () => {
    expect(writer().writeStory('As a {role}')).toBe('As an Android developer');
    expect(
      new StoryWriter(new SeededRandom('x'), { ...scene, role: 'UX researcher' }).writeStory('as a {role}'),
    ).toBe('As a UX researcher');
    expect(
      new StoryWriter(new SeededRandom('x'), { ...scene, role: 'HR executive' }).writeStory('as a {role}'),
    ).toBe('As an HR executive');
  });

  it('chooses one of the alternatives', () => {
    expect(['Tea is over', 'Coffee is over']).toContain(writer().writeStory('[tea|coffee] is over'));
  });
});
