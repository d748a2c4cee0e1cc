import type { LegalPage } from './legal-text';

export const frameText = {
  dated: (day: string): string => `Last updated ${day}`,
  contents: 'On this page',
  others: 'More policies',
  check: 'Check it:',
  names: {
    terms: 'Terms and policies',
    'terms-of-use': 'Terms of use',
    privacy: 'Privacy',
    guidelines: 'Community guidelines',
    grievances: 'Grievances',
    summons: 'Summons and notices',
    faq: 'Common questions',
    trust: 'How you can check us',
    about: 'About us',
    team: 'Our team',
    blog: 'Blog',
    credits: 'Credits',
  } satisfies Record<LegalPage, string>,
};
