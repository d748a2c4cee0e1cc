import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { renderScreen } from '../../../tests/support/render-screen';
import { pathTo } from '../../core/shell/screens';

it('[R-859] the take-home screen keeps rare inputs collapsed and shows each one as a calculation step', async () => {
  await renderScreen(`${pathTo('take-home')}?ctc=2000000&variable=0&pf=none&gratuity=no&regime=new`);
  const details = (await screen.findByText('More about your pay')).closest('details');
  expect(details).not.toHaveAttribute('open');
  await userEvent.click(screen.getByText('More about your pay'));
  const nps = await screen.findByRole('textbox', { name: 'Employer’s NPS, % of basic (inside your CTC)' });
  await userEvent.clear(nps);
  await userEvent.type(nps, '14');
  await userEvent.click(screen.getByText('How we got this'));
  const step = await screen.findByRole('row', { name: /Employer’s NPS, section 80CCD\(2\)/ });
  expect(step).toHaveTextContent('lower of ₹1,40,000 and ₹1,40,000');
  expect(step).toHaveTextContent('−₹1,40,000');
});
