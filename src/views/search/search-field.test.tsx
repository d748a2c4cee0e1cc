import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { renderPart } from '../../../tests/support/render-screen';
import { testContainer } from '../../../tests/support/test-container';
import { SearchField } from './search-field';

it('[R-164] the search field of a page opens the results, and its form works without scripts', async () => {
  const { router } = renderPart(
    await testContainer({}),
    <SearchField type="jobs" hint="Job title or company" />,
  );
  const field = screen.getByRole('searchbox', { name: 'Search' });
  expect(field).toHaveAttribute('placeholder', 'Job title or company');
  const form = field.closest('form');
  expect(form).toHaveAttribute('action', '/search');
  expect(form && Object.fromEntries(new FormData(form))).toEqual({ Type: 'jobs', q: '' });
  await userEvent.type(field, ' data analyst {Enter}');
  const { pathname, search } = router.state.location;
  expect(pathname + search).toBe('/search?q=data+analyst&Type=jobs');
});

it('results that arrive while the next search is typed do not replace it, and a later page shows its own text', async () => {
  let arrive = (_: string) => {};
  const Results = () => {
    const [text, setText] = useState('sql');
    arrive = setText;
    return <SearchField text={text} hint="Job title or company" />;
  };
  renderPart(await testContainer({}), <Results />);
  const field = () => screen.getByRole('searchbox', { name: 'Search' });
  await userEvent.type(field(), ' developer{Enter} pune');
  await act(async () => arrive('sql developer'));
  expect(field()).toHaveValue('sql developer pune');
  expect(field()).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await act(async () => arrive('sql'));
  expect(field()).toHaveValue('sql');
});
