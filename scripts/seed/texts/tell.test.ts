import { describe, expect, it } from 'vitest';
import { Dice } from '../dice';
import type { Scene } from './slots';
import { Teller } from './tell';

const scene: Scene = {
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
const teller = () => new Teller(new Dice('tell'), scene);

describe('Teller', () => {
  it('says the same number throughout one text', () => {
    const [first, second] = teller().tell('{days} and {days}').split(' and ');
    expect(first).toBe(second);
  });

  it('begins sentences large', () => {
    expect(teller().tell('{offers} offers. {offers} cities')).toMatch(/^T\w+ offers\. T\w+ cities$/);
  });

  it('puts the right article', () => {
    expect(teller().tell('As a {role}')).toBe('As an Android developer');
    expect(new Teller(new Dice('x'), { ...scene, role: 'UX researcher' }).tell('as a {role}')).toBe(
      'As a UX researcher',
    );
    expect(new Teller(new Dice('x'), { ...scene, role: 'HR executive' }).tell('as a {role}')).toBe(
      'As an HR executive',
    );
  });

  it('chooses one of the alternatives', () => {
    expect(['Tea is over', 'Coffee is over']).toContain(teller().tell('[tea|coffee] is over'));
  });
});
