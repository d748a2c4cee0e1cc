import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, expect, it } from 'vitest';
import { showPage } from '../../../../tests/support/whole-page';
import type { FakeCall } from '../../../adapters/http/fake';

beforeAll(async () => {
  await Promise.all([
    import('../../../views/companies/company-reviews-screen'),
    import('../../../views/interviews/interview-question-screen'),
  ]);
}, 30_000);

const silence = () => {
  throw new DOMException('The service took too long to respond.', 'TimeoutError');
};
const helped = (items: readonly object[] = []) =>
  items.map((item) => ({ ...item, helpful: 171, isHelpful: true }));

interface Listed {
  readonly items: readonly object[];
}
interface Answered {
  readonly answers: readonly object[];
}

it('[R-734] a helpful mark on a review is confirmed from its list after the request timed out', async () => {
  const { toasts } = await showPage('/reviews/zentrix-labs-reviews', {
    setHelpful: silence,
    listReviews: ({ example, query }: FakeCall) => {
      const page = example as Listed;
      const again =
        query.get('asText') === 'Good people, real ownership, slow money' && query.get('stars') === '5';
      return again ? { ...page, items: helped(page.items) } : page;
    },
  });
  await userEvent.click(await screen.findByRole('button', { name: /^Helpful ?164$/ }, { timeout: 20_000 }));
  const button = await screen.findByRole('button', { name: /^Helpful ?171$/ });
  expect(button).toHaveAttribute('aria-pressed', 'true');
  expect(toasts()).toEqual([]);
}, 30_000);

it('[R-734] a helpful mark on an answer is confirmed from its question after the request timed out', async () => {
  let requestCount = 0;
  const { toasts } = await showPage('/interviews/question/Qn4ZentrixLikes0001', {
    setAnswerHelpful: silence,
    readQuestion: ({ example }: FakeCall) => {
      const answered = example as Answered;
      requestCount += 1;
      return requestCount > 1 ? { ...answered, answers: helped(answered.answers) } : answered;
    },
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Helpful 38' }, { timeout: 20_000 }));
  const button = await screen.findByRole('button', { name: /^Helpful ?171$/ });
  expect(button).toHaveAttribute('aria-pressed', 'true');
  expect(toasts()).toEqual([]);
}, 30_000);
