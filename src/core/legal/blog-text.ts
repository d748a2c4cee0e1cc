import { BRAND } from '../shared/brand';
import type { LegalText } from './legal-text';

export const blogText: LegalText = {
  title: 'Blog',
  description: `How ${BRAND} works behind the scenes: why we round times, why we don’t name small groups, and what that costs.`,
  lead: 'Notes on how this site works, and why it leaves some things out.',
  dated: new Date('2026-11-23T06:30:00Z'),
  parts: [
    {
      id: 'hours',
      title: 'Why times are rounded to the hour',
      blocks: [
        'We round every public time on this site down to the hour. The exact minute of an anonymous post could point to someone who was seen typing at that minute. This has a price: “this hour” is less exciting than “just now”. We would rather be dull than help the wrong person.',
      ],
    },
    {
      id: 'five',
      title: 'Why at least five people',
      blocks: [
        'If two people in an office share a title and one learns what the other earns, nothing is anonymous any more. So we only show a designation when five verified members share it, and pay needs five people too, plus nine more in case someone fills a group with fake accounts. An exact average together with an exact count would let anyone who knows some of the salaries work out the last one, so we round both.',
      ],
    },
    {
      id: 'apart',
      title: 'Why we don’t delete everything at once',
      blocks: [
        'When an account is deleted, its posts, reviews and salaries could all disappear in the same second, and anyone watching would know that one person wrote them. So we delete each part on a different day within the week after.',
      ],
    },
    {
      id: 'numbers',
      title: 'See the numbers',
      blocks: [
        [
          'For numbers, see our live pages: ',
          { says: 'salaries', to: 'salaries' },
          ', ',
          { says: 'are you paid fairly', to: 'paid-fairly' },
          ', ',
          { says: 'companies', to: 'companies' },
          ' and ',
          { says: 'how the awards work', to: 'awards' },
          '.',
        ],
      ],
    },
  ],
};
