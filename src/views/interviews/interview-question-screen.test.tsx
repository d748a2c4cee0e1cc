import { expect, it } from 'vitest';
import { renderScreen } from '../../../tests/support/render-screen';
import { resolverOf } from '../../app/container';
import { handle } from './interview-question-screen';

it('[R-102] the page of a question names the canonical page of all questions with its text', async () => {
  const questionId = 'Qn4SameTextElsewhere';
  const pathname = `/interviews/question/${questionId}`;
  const { container } = await renderScreen(pathname);
  const place = { id: 'interview-question', params: { questionId }, pathname, search: '' } as const;
  expect(handle.head(resolverOf(container), place)).toMatchObject({
    title:
      'How would you count likes so that no one counts twice? · Zentrix Labs (Backend engineer), Oct 2026',
    canonical: '/interviews/question/Qn4ZentrixLikes0001',
  });
});
