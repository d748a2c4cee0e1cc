import { describe, expect, it } from 'vitest';
import { revealing } from './revealing-parts';

const kindsIn = (text: string, own: readonly string[] = []) =>
  revealing(['Salaries are late', text], own).map(({ kind, text: found }) => `${kind}: ${found}`);

describe('the check before an untraceable post', () => {
  it.each([
    ['Ask me at meera@gmail.com about it.', 'contact: meera@gmail.com'],
    ['Call 98450 12345 to hear more.', 'contact: 98450 12345'],
    ['We all know that Meera left.', 'name: Meera'],
    ['I joined on 12 March 2024.', 'date: 12 March 2024'],
    ['They fired us on 03/04/2024.', 'date: 03/04/2024'],
    ['हमें 5 जनवरी को बताया।', 'date: 5 जनवरी'],
    ['I am in a team of four.', 'team: team of four'],
    ['There are only 3 of us.', 'team: only 3 of us'],
    ['I am the only woman here.', 'team: the only woman'],
  ])('warns about what shows the author: %s', (text, warning) => {
    expect(kindsIn(text)).toContain(warning);
  });

  it('warns about a sentence from another post of the author, however it is punctuated', () => {
    const own = ['Our canteen closes at two, which helps no one at all. Bye.'];
    expect(kindsIn('Our canteen closes at two which helps no one at all!', own)).toEqual([
      'copied: Our canteen closes at two which helps no one at all',
    ]);
    expect(kindsIn('Bye.', own)).toEqual([]);
  });

  it('the check before an untraceable post finds nothing in an ordinary text', () => {
    expect(
      kindsIn('Our appraisal letters are late again. No one tells us why, and HR does not answer.'),
    ).toEqual([]);
  });

  it('the check before an untraceable post reads a long hostile text in time', () => {
    expect(kindsIn(`${'a'.repeat(4000)} ${'1 '.repeat(400)}`)).toEqual([]);
  });
});
