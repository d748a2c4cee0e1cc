import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, expect, it } from 'vitest';
import { showPage } from '../../tests/support/whole-page';

beforeAll(async () => {
  await Promise.all([
    import('../views/feed/home-screen'),
    import('../views/companies/companies-screen'),
    import('../views/shell/deferred-part-list'),
  ]);
}, 30_000);

it('[R-055] a failed page gets its own title and the focus, and so does the page after a retry', async () => {
  const user = userEvent.setup();
  let broken = true;
  const { router } = await showPage('/', {
    listCompanies: ({ example }) => (broken ? new Response('{}', { status: 500 }) : example),
  });
  await screen.findAllByRole('article');
  const main = screen.getByRole('main');
  expect(main).not.toHaveFocus();
  await router.navigate('/list-of-companies');
  expect(await screen.findByRole('heading', { name: 'Something went wrong' })).toBeInTheDocument();
  expect(document.title).toBe('Something went wrong | Humkaar');
  expect(main).toHaveFocus();

  broken = false;
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(document.title).toContain('Companies'));
  expect(main).toHaveFocus();
});
