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
C@1 Ask Meera in payroll.
O@1?May Ours pays at once.
R@2 From the fifth year on.
R@1,2 Ask payroll.
`);
  expect(stories.map(({ titles, groups, replies }) => ({ titles, groups, replies }))).toEqual([
    {
      titles: ['How do I withdraw PF?'],
      groups: [['I left in May.']],
      replies: [
        { text: 'After two months.', by: 'anyone' },
        { text: 'Ask payroll.', by: 'anyone' },
        { text: 'Ask Meera in payroll.', by: 'colleague' },
        { text: 'Ours pays at once.', by: 'outsider', about: 'May' },
      ],
    },
    {
      titles: ['Is gratuity due?'],
      groups: [['I left in May.', 'Four years and nine months.']],
      replies: [
        { text: 'From the fifth year on.', by: 'anyone' },
        { text: 'Ask payroll.', by: 'anyone' },
      ],
    },
  ]);
});

it('a story without marks keeps all its titles', () => {
  const [story, ...more] = storiesFrom('== new | office-culture\nT One\nT Two\n1 Line\nR Reply');
  expect([story?.titles, more.length]).toEqual([['One', 'Two'], 0]);
});
