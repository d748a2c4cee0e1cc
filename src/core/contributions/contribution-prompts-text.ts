import { closedTable } from '../shared/closed-table';
import type { StartedType } from './choose-prompt';
import type { PromptType } from './prompt-types';

const position = (company: string): string => (company === '' ? '' : ` at ${company}`);
const select = (company: string): string => (company === '' ? '' : ` of ${company}`);

interface Ask {
  readonly title: (company: string) => string;
  readonly text: string;
  readonly action: string;
}

export const promptText = {
  label: 'Share what you know',
  close: 'Not now',
  saved: 'Everything you typed is still here.',
  asks: closedTable<Readonly<Record<PromptType, Ask>>>({
    review: {
      title: (company) => (company === '' ? 'What is it like where you work?' : `What is ${company} like?`),
      text: 'Takes 3 minutes. Your name never appears.',
      action: 'Write a review',
    },
    interview: {
      title: (company) => `How did your interview${position(company)} go?`,
      text: 'Help the next candidate know what to expect.',
      action: 'Share your interview',
    },
    photo: {
      title: (company) =>
        company === '' ? 'What does your office look like?' : `What does ${company} look like?`,
      text: 'One photo says more than a page of perks.',
      action: 'Add a photo',
    },
    salary: {
      title: () => 'Have you added your salary?',
      text: 'It’s stored apart from your name and only shown in groups.',
      action: 'Add your salary',
    },
    compare: {
      title: () => 'Choosing between two employers?',
      text: 'See ratings, pay and benefits side by side.',
      action: 'Compare companies',
    },
    slider: {
      title: () => 'Are you paid fairly?',
      text: 'See how your pay compares with people in your role.',
      action: 'Check your pay',
    },
  }),
  thanks: closedTable<Readonly<Record<PromptType, string>>>({
    review: 'Thank you for your review.',
    interview: 'Thank you for sharing your interview.',
    photo: 'Thank you for your photo.',
    salary: 'Thank you for adding your salary.',
    compare: 'You’ve compared companies. Now rate your own.',
    slider: 'Now you know how your pay compares.',
  }),
  started: {
    review: (company) => `Your review${select(company)} isn’t submitted yet`,
    interview: (company) => `Your interview${position(company)} isn’t submitted yet`,
    photo: (company) =>
      company === '' ? 'Your photos aren’t submitted yet' : `Your photos of ${company} aren’t submitted yet`,
    salary: (company) => `Your salary${position(company)} isn’t submitted yet`,
  } satisfies Readonly<Record<StartedType, (company: string) => string>>,
};
