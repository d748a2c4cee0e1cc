import { expect, it } from 'vitest';
import { storiesFrom } from './story';

it('a story with marked lines becomes one story for each title, with the lines that fit it', () => {
  const stories = storiesFrom(`
== q-pf | pf-and-gratuity | company
T How do I withdraw PF?
T Is gratuity due?
1 I left in May.
1@2 Four years and nine months.
R@1 After two months.
R@2 From the fifth year on.
R@1,2 Ask payroll.
`);
  expect(stories.map(({ titles, groups, replies }) => ({ titles, groups, replies }))).toEqual([
    {
      titles: ['How do I withdraw PF?'],
      groups: [['I left in May.']],
      replies: ['After two months.', 'Ask payroll.'],
    },
    {
      titles: ['Is gratuity due?'],
      groups: [['I left in May.', 'Four years and nine months.']],
      replies: ['From the fifth year on.', 'Ask payroll.'],
    },
  ]);
});

it('a story without marks keeps all its titles', () => {
  const [story, ...more] = storiesFrom('== new | office-culture\nT One\nT Two\n1 Line\nR Reply');
  expect([story?.titles, story?.replies, more.length]).toEqual([['One', 'Two'], ['Reply'], 0]);
});
