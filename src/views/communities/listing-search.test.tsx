import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderScreen } from '../../../tests/support/render-screen';
import { pathTo } from '../../core/shell/screens';

it('letters typed right after Enter stay in the search field of the communities', async () => {
  const { router } = await renderScreen(pathTo('communities'));
  const field = await screen.findByRole('searchbox', { name: 'Search communities' });
  fireEvent.change(field, { target: { value: 'salary' } });
  fireEvent.submit(field);
  fireEvent.change(field, { target: { value: 'salary negotiation' } });
  await waitFor(() => expect(router.state.location.search).toBe('?q=salary'));
  expect(field).toHaveValue('salary negotiation');
});
