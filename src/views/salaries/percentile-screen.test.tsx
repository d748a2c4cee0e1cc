import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderScreen } from '../../../tests/support/render-screen';

it('[R-863] a shared range explains the calculator and leads to it with its role', async () => {
  await renderScreen('/are-you-paid-fairly/75/software-engineer');
  const title = await screen.findByRole('heading', { level: 1 });
  expect(title).toHaveTextContent(/^Paid more than 75% of peers$/);
  const role = title.previousElementSibling?.textContent ?? '';
  expect(title.nextElementSibling?.querySelector('rect:nth-of-type(2)')).toHaveAttribute('x', '75%');
  expect(screen.getByRole('link', { name: 'Check my own pay' })).toHaveAttribute(
    'href',
    `/are-you-paid-fairly?role=${encodeURIComponent(role).replace(/%20/g, '+')}`,
  );
  expect(screen.getByText(/one of five ranges, never an exact rank/)).toBeVisible();
  expect(screen.getByText(/we can’t confirm it/)).toBeVisible();
});

it('[R-863] a range that the calculator does not know has no page', async () => {
  await renderScreen('/are-you-paid-fairly/99/software-engineer');
  expect(await screen.findByText('We could not find what you are looking for!')).toBeVisible();
});
