import { closedTable } from '../shared/closed-table';
import { counted } from '../shared/count-with-noun';
import type { WorkKind } from './work-forms';

interface StepText {
  readonly title: string;
  readonly text: string;
  readonly action: string;
}

export const nextStepsText = {
  title: 'What to share next',
  description:
    'See which contribution helps others most. Each takes a few minutes, and your name never appears.',
  lead: 'Pick what you know best. Your name never appears.',
  leadFor: (company: string): string => `These would help people who research ${company}, most useful first.`,
  thanks: closedTable({
    REVIEW: 'Thank you for your review',
    SALARY: 'Thank you for adding your salary',
    INTERVIEW: 'Thank you for sharing your interview',
    BENEFITS: 'Thank you for adding your benefits',
    PHOTOS: 'Thank you for your photos',
  } satisfies Record<WorkKind, string>),
  steps: closedTable({
    REVIEW: {
      title: 'Rate your company',
      text: 'Say what works and what doesn’t.',
      action: 'Write a review',
    },
    SALARY: {
      title: 'Add your salary',
      text: 'Stored encrypted, and only shown in groups.',
      action: 'Add salary',
    },
    INTERVIEW: {
      title: 'Share an interview',
      text: 'Rounds, questions and how it went.',
      action: 'Share interview',
    },
    BENEFITS: { title: 'Add your benefits', text: 'Tick what you really get.', action: 'Add benefits' },
    PHOTOS: { title: 'Add office photos', text: 'Show a normal day at your office.', action: 'Add photos' },
  } satisfies Record<WorkKind, StepText>),
  available: (company: string): Readonly<Record<WorkKind, (count: number) => string>> => {
    const has = (count: number, item: string, many: string) =>
      count === 0 ? `${company} has no ${many} yet.` : `${company} has ${counted(count, item, many)}.`;
    return {
      REVIEW: (count) => has(count, 'review', 'reviews'),
      SALARY: (count) => has(count, 'salary', 'salaries'),
      INTERVIEW: (count) => has(count, 'interview', 'interviews'),
      BENEFITS: (count) => has(count, 'benefit report', 'benefit reports'),
      PHOTOS: (count) => has(count, 'photo', 'photos'),
    };
  },
  own: (count: number): string =>
    count === 1 ? 'You’ve added one before.' : `You’ve added ${count} before.`,
  link: 'See what helps most',
};
