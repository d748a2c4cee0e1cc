import { BRAND } from '../shared/brand';

export const employerText = {
  title: 'For employers',
  description: `Company pages are claimed and reviews answered on a separate site, not on ${BRAND}. Here’s what we promise employers and employees.`,
  lead: 'You can claim a company page, reply to reviews and invite colleagues on a separate site for employers. There’s nothing to sign up for here.',
  example: {
    title: 'How a reply looks',
    review:
      'On-call is paid and rotates fairly. Appraisal letters came two months late, and no one explained why.',
    author: 'Backend engineer, current employee',
    company: 'Your company replied',
    reply: 'From April, letters state the effective date. Thank you for being open with us.',
  },
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
      'Ask whether the author of a review still works with you. The answer is yes, no or no answer, and you never learn who wrote it.',
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
  faqTitle: 'Questions from employers',
  faq: [
    {
      question: 'Can we have a review removed?',
      answer:
        'Only if it breaks the community guidelines. Report it like everyone else: a moderator decides, the log names the rule, and a low rating is no reason. Paying changes nothing.',
    },
    {
      question: 'Can we find out who wrote a review?',
      answer:
        'No. Reviews are stored without the account of their author, so we can’t look it up for you either. Reply below the review instead.',
    },
    {
      question: 'Can we change a rating or a salary figure?',
      answer:
        'No. Ratings are the plain average of all reviews, and salaries are published in groups of at least 14. Company details, offices and benefits can be corrected.',
    },
    {
      question: 'Who can speak for our company?',
      answer:
        'People whose role was checked on the site for employers. Their replies and updates are marked as coming from the company.',
    },
  ],
  question: 'Something wrong on your company’s page?',
  questionText: 'Name the company and the part of the page. A person reads every message.',
  help: 'Contact us',
};
