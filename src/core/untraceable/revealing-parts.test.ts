import { describe, expect, it } from 'vitest';
import { revealing } from './revealing-parts';

const kindsIn = (text: string, own: readonly string[] = []) =>
  revealing(['Salaries are late', text], own).map(({ kind, text: found }) => `${kind}: ${found}`);

describe('the check before an untraceable post', () => {
  it.each([
    ['Ask me at meera@gmail.com about it.', 'contact: meera@gmail.com'],
    ['Call 98450 12345 to hear more.', 'contact: 98450 12345'],
    ['Write to meera.k@zentrix-labs.example', 'contact: meera.k@zentrix-labs.example'],
    ['It is meera at gmail dot com', 'contact: meera at gmail dot com'],
    [
      'nine eight four five zero one two three four five',
      'contact: nine eight four five zero one two three four five',
    ],
    ['Find me as @meera_k', 'contact: as @meera_k'],
    ['See linkedin.com/in/meera-k', 'contact: linkedin.com/in/meera-k'],
    ['९८४५०१२३४५ पर कॉल करें', 'contact: ९८४५०१२३४५'],
    ['My employee id is 10483921', 'contact: 10483921'],
    ['We all know that Meera left.', 'name: Meera'],
    ['We all know that meera left.', 'name: meera'],
    ['Meera left.', 'name: Meera'],
    ['Bhutia sir shouts at us.', 'name: Bhutia'],
    ['Our VP S. Krishnan said no.', 'name: Krishnan'],
    ['मेरे मैनेजर राकेश चिल्लाते हैं।', 'name: राकेश'],
    ['लिंगराज सर ने मना किया।', 'name: लिंगराज'],
    ['I joined on 12 March 2024.', 'date: 12 March 2024'],
    ['They fired us on 03/04/2024.', 'date: 03/04/2024'],
    ['I joined on 2024-03-12.', 'date: 2024-03-12'],
    ['I joined on 12-Mar-2024.', 'date: 12-Mar-2024'],
    ['हमें 5 जनवरी को बताया।', 'date: 5 जनवरी'],
    ['हमें १२ मार्च को बताया।', 'date: १२ मार्च'],
    ['They fired her last Tuesday.', 'date: last Tuesday'],
    ['They fired her yesterday.', 'date: yesterday'],
    ['I am in a team of four.', 'team: team of four'],
    ['There are only 3 of us.', 'team: 3 of us'],
    ['I am the only woman here.', 'team: the only woman'],
    ['Our team has just three people.', 'team: team has just three'],
    ['I am the only Java developer.', 'team: the only Java developer'],
    ['My team size is 4.', 'team: team size is 4'],
    ['हम सिर्फ चार लोग हैं।', 'team: हम सिर्फ चार लोग'],
    ['चार लोगों की टीम है।', 'team: चार लोगों की टीम'],
    ['टीम में 3 लोग हैं।', 'team: टीम में 3 लोग'],
    ['मैं अकेली महिला हूं।', 'team: अकेली महिला'],
  ])('the check before an untraceable post warns about text that reveals the author: %s', (text, warning) => {
    expect(kindsIn(text)).toContain(warning);
  });

  it('the check before an untraceable post warns about a sentence from another post of the author, however it is punctuated', () => {
    const own = ['Our canteen closes at two, which helps no one at all. Bye.'];
    expect(kindsIn('Our canteen closes at two which helps no one at all!', own)).toEqual([
      'copied: Our canteen closes at two which helps no one at all',
    ]);
    expect(kindsIn('Bye.', own)).toEqual([]);
  });

  it.each([
    'Our appraisal letters are late again. No one tells us why, and HR does not answer.',
    'Salaries came on the 7th instead of the 1st.',
    'The notice period is 90 days, and the buyout costs 2 months of salary.',
    'One of the managers shouts at people in meetings.',
    'WFH ends in March 2026, three days office. Two people left last month.',
    'Bonus is paid in two parts: 50% in May, 50% in November.',
    'The policy of four leaves per quarter is bad.',
    'I may leave in 3 months. The project is in UAT. TL and PM do not help.',
    'My offer letter says 14,50,000 per year, in hand is 98,000.',
    'सैलरी फिर देर से आई। HR जवाब नहीं देता।',
    'मैनेजर छुट्टी नहीं देते और ओवरटाइम का पैसा नहीं मिलता।',
  ])('the check before an untraceable post finds nothing in an ordinary text: %s', (text) => {
    expect(kindsIn(text)).toEqual([]);
  });

  it('the check before an untraceable post reads a long hostile text in time', () => {
    expect(kindsIn(`${'a'.repeat(4000)} ${'the only '.repeat(100)}`)).toEqual([]);
    expect(kindsIn('क'.repeat(5000))).toEqual([]);
  });
});
