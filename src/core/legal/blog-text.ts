import { BRAND } from '../shared/brand';
import type { LegalText } from './legal-text';

export const blogText: LegalText = {
  title: 'Blog',
  description: `How ${BRAND} works behind the page: why times are cut, why small groups stay unnamed, and what that costs.`,
  lead: 'Notes on how this place works, and why it leaves some things out.',
  dated: new Date('2026-11-21T06:30:00Z'),
  parts: [
    {
      id: 'hours',
      title: 'Why nothing here is five minutes old',
      blocks: [
        'Every public time on this site is cut to its hour. The minute of an anonymous post leads to whoever was seen typing at that minute. It costs something: “this hour” is less exciting than “just now”. We would rather be dull than helpful to the wrong person.',
      ],
    },
    {
      id: 'five',
      title: 'Why five',
      blocks: [
        'If two people hold a title in an office and one is told what the other earns, nothing is anonymous any more. So a designation needs five verified members before it is shown, and pay needs five people too, plus nine more in case somebody fills a group with fake accounts. An exact mean together with an exact count would let anybody who knows some of the salaries work out the last one, so both are rounded.',
      ],
    },
    {
      id: 'apart',
      title: 'Why things that belong together end apart',
      blocks: [
        'When an account ends, its posts, reviews and salaries could all vanish in the same second, and whoever watched would know that one person wrote them. So each part goes on a day of its own within the week after.',
      ],
    },
    {
      id: 'numbers',
      title: 'What the numbers say',
      blocks: [
        [
          'The pages that count are live, not essays: ',
          { says: 'salaries', to: 'salaries' },
          ', ',
          { says: 'are you paid fairly', to: 'paid-fairly' },
          ', ',
          { says: 'companies', to: 'companies' },
          ' and ',
          { says: 'the awards with their rule', to: 'awards' },
          '.',
        ],
      ],
    },
  ],
};
