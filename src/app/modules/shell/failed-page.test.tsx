import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, expect, it } from 'vitest';
import { showPage } from '../../../../tests/support/whole-page';
import { problem } from '../../../adapters/http/testing';

beforeAll(async () => {
  await Promise.all([
    import('../../../views/feed/home-screen'),
    import('../../../views/companies/companies-screen'),
    import('../../../views/companies/company-overview-screen'),
    import('../../../views/shell/not-found-help'),
    import('../../find-nearest-companies'),
    import('../../../views/shell/deferred-part-list'),
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
  await waitFor(() => expect(main).toHaveFocus());
});

it('the page of an unknown company names the companies with the most similar names', async () => {
  const texts: (string | null)[] = [];
  const { router } = await showPage('/', {
    readCompany: () => problem(404, 'NOT_FOUND'),
    suggest: ({ query, example }) => {
      texts.push(query.get('q'));
      const [hit] = example as readonly object[];
      return [
        { ...hit, kind: 'COMPANY', urlName: 'zentrix-labs', name: 'Zentrix Labs' },
        { ...hit, kind: 'JOB', urlName: 'Jb4ZentrixBackend01', name: 'A job' },
      ];
    },
  });
  await screen.findAllByRole('article');
  await router.navigate('/overview/zentrx-labs-overview');
  await screen.findByRole('heading', { name: 'Page not found' });
  const link = await screen.findByRole('link', { name: /^Zentrix Labs/ });
  expect(link).toHaveAttribute('href', '/overview/zentrix-labs-overview');
  expect(screen.queryByRole('link', { name: /A job/ })).toBeNull();
  expect(texts).toEqual(['zentrx labs']);
});
