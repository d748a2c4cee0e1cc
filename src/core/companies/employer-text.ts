import { BRAND } from '../shared/brand';

export const employerText = {
  title: 'For employers',
  description: `Company pages are claimed and reviews answered on a separate site, not on ${BRAND}. Here’s what we promise employers and employees.`,
  lead: 'You can claim a company page, reply to reviews and invite colleagues on a separate site for employers. There’s nothing to sign up for here.',
  access: {
    title: 'Get access to your company’s page',
    steps: [
      'Find your company’s page and check whether it is already managed.',
      'If a colleague manages it, ask them to invite you on the site for employers.',
      'If not, or if you don’t know who does, contact us and name the company and your role there.',
    ],
    find: 'Find your company',
  },
  managed: {
    title: 'What you can do on a managed page',
    rules: [
      'Reply to reviews.',
      'Publish updates, photos and a message from leadership.',
      'Keep offices, benefits and company details correct.',
    ],
  },
  holds: {
    title: 'Our promise to employers and employees',
    rules: [
      'Pages managed by the company say so.',
      'Company replies appear below the review.',
      'Employers can’t change, hide or remove what people write.',
      'Employers never find out who wrote here, not from us and not by managing a page.',
    ],
  },
  question: 'Something wrong on your company’s page?',
  help: 'Contact us',
};
