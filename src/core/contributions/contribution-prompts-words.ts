import { closedTable } from '../shared/closed-table';
import type { BegunType, Prompt } from './choose-prompt';
import type { PromptType } from './prompt-types';
import { stateWords } from './state-words';
import { WORK_KINDS } from './work-forms';

const at = (company: string): string => (company === '' ? '' : ` at ${company}`);
const of = (company: string): string => (company === '' ? '' : ` of ${company}`);

interface Ask {
  readonly title: (company: string) => string;
  readonly text: string;
  readonly action: string;
}

const ASKS: Readonly<Record<PromptType, Ask>> = closedTable({
  review: {
    title: (company) => (company === '' ? 'What is it like where you work?' : `What is ${company} like?`),
    text: 'Three minutes, and your name is never shown.',
    action: 'Write a review',
  },
  interview: {
    title: (company) => `How did your interview${at(company)} go?`,
    text: 'The next candidate will know what to expect.',
    action: 'Share your interview',
  },
  photo: {
    title: (company) =>
      company === '' ? 'What does your office look like?' : `What does ${company} look like?`,
    text: 'One picture shows more than a page of perks.',
    action: 'Add a photo',
  },
  salary: {
    title: () => 'Does your pay count yet?',
    text: 'It is kept apart from your name, and only shown among others.',
    action: 'Add your salary',
  },
  compare: {
    title: () => 'Choosing between two employers?',
    text: 'Ratings, pay and benefits stand side by side.',
    action: 'Compare companies',
  },
  slider: {
    title: () => 'Are you paid fairly?',
    text: 'See where your pay stands among people who do the same work.',
    action: 'Check your pay',
  },
});

/** What was given, as the reason for asking for more. */
const THANKS: Readonly<Record<PromptType, string>> = closedTable({
  review: 'Thank you for your review.',
  interview: 'Thank you for your interview.',
  photo: 'Thank you for your photo.',
  salary: 'Thank you for your salary.',
  compare: 'You have compared; those who work there know more.',
  slider: 'You know where your pay stands.',
});

const BEGUN: Readonly<Record<BegunType, (company: string) => string>> = {
  review: (company) => `Your review${of(company)} is not sent yet`,
  interview: (company) => `Your interview${at(company)} is not sent yet`,
  photo: (company) =>
    company === '' ? 'Your photos are not sent yet' : `Your photos of ${company} are not sent yet`,
  salary: (company) => `Your salary${at(company)} is not sent yet`,
};

/** The texts of what members are asked for. */
export const promptWords = {
  label: 'Share what you know',
  close: 'Not now',
  kept: 'Everything you typed is still here.',
};

/** What a prompt says. */
export function promptTexts(prompt: Prompt): Record<'title' | 'text' | 'action', string> {
  const { mode, company } = prompt;
  if (mode === 'pending') {
    const { type } = prompt;
    const action = stateWords.titles[WORK_KINDS[type]].pending;
    return { title: BEGUN[type](company), text: promptWords.kept, action };
  }
  const { title, text, action } = ASKS[prompt.type];
  return { title: title(company), text: mode === 'new' ? `${THANKS[prompt.after]} ${text}` : text, action };
}
