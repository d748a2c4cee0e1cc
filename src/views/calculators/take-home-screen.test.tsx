import { cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, describe, expect, it } from 'vitest';
import { renderScreen } from '../../../tests/support/render-screen';
import { fakePort } from '../../../tests/support/test-container';
import { type Shareable, Sharing } from '../../core/feed/sharing';
import { pathTo } from '../../core/shell/screens';

async function open(query = '') {
  const copied: string[] = [];
  const copy = async ({ path }: Shareable) => {
    copied.push(path);
    return 'copied' as const;
  };
  await renderScreen(pathTo('take-home') + query, { ports: [fakePort(Sharing, { share: copy, copy })] });
  await screen.findByRole('heading', { level: 1 });
  return { copied };
}

const box = (name: string | RegExp) => screen.getByRole('textbox', { name });
const write = async (name: string | RegExp, text: string) => {
  await userEvent.clear(box(name));
  await userEvent.type(box(name), text);
};
const result = () => screen.getByRole('status');

/** In a fresh clone the first screen of a run compiles its modules, which takes longer than its test. */
const COMPILING_MS = 60_000;

describe('the take-home calculator screen', () => {
  beforeAll(async () => {
    await open();
    cleanup();
  }, COMPILING_MS);

  it('[R-026][R-859] the take-home result follows typing, presets and the slider', async () => {
    await open();
    await write('Yearly CTC', '12 lakh');
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Provident fund' }), 'none');
    const typed = result().textContent;
    await userEvent.click(screen.getByRole('button', { name: '30 lakh' }));
    expect(box('Yearly CTC')).toHaveValue('₹30,00,000');
    expect(screen.getByRole('slider', { name: 'Yearly CTC' })).toHaveValue('3000000');
    expect(result().textContent).not.toBe(typed);
  });

  it('[R-859] the take-home screen reports impossible input instead of a result', async () => {
    await open('?ctc=300000');
    await write('Bonus included in CTC', '290000');
    expect(screen.getByRole('alert')).toHaveTextContent(/more than the CTC/);
  });

  it('[R-805][R-859] the take-home screen compares at most three offers with stock spread over its vesting years', async () => {
    await open();
    await userEvent.click(screen.getByRole('button', { name: 'Compare two offers' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Add another offer' }));
    expect(screen.queryByRole('button', { name: 'Add another offer' })).toBeNull();
    const third = within(await screen.findByRole('group', { name: /^Offer 3/ }));
    await userEvent.clear(third.getByRole('textbox', { name: 'Fixed, yearly' }));
    await userEvent.type(third.getByRole('textbox', { name: 'Fixed, yearly' }), '20 lakh');
    await userEvent.clear(third.getByRole('textbox', { name: 'Bonus, yearly' }));
    await userEvent.clear(third.getByRole('textbox', { name: 'Stock granted' }));
    await userEvent.type(third.getByRole('textbox', { name: 'Stock granted' }), '12 lakh');
    await userEvent.selectOptions(third.getByRole('combobox', { name: 'Vests over' }), '3 years');
    expect(third.getByText('₹24,00,000')).toBeVisible();
    await userEvent.selectOptions(third.getByRole('combobox', { name: 'Vests over' }), '4 years');
    expect(third.getByText('₹23,00,000')).toBeVisible();
  });

  it('the first offer of a comparison is the pay that was just typed', async () => {
    await open();
    const ctc = screen.getByRole('textbox', { name: 'Yearly CTC' });
    await userEvent.clear(ctc);
    await userEvent.type(ctc, '30 lakh');
    await userEvent.click(screen.getByRole('button', { name: 'Compare two offers' }));
    const first = within(await screen.findByRole('group', { name: /^Offer 1/ }));
    const total = ['Fixed, yearly', 'Bonus, yearly']
      .map((name) => first.getByRole<HTMLInputElement>('textbox', { name }).value.replace(/\D/g, ''))
      .reduce((sum, text) => sum + Number(text), 0);
    expect(total).toBe(30_00_000);
    expect(screen.getByRole('region', { name: 'Which offer is better?' })).toHaveTextContent(/Offer 1 wins/);
  });

  it('[R-859] the copied take-home link contains every input and offer and restores the page', async () => {
    const { copied } = await open('?ctc=2400000&state=MH&regime=old');
    await userEvent.click(screen.getByRole('button', { name: 'Compare two offers' }));
    const figure = result().textContent;
    await userEvent.click(screen.getByRole('button', { name: 'Copy link' }));
    cleanup();
    await open(copied[0]?.slice(copied[0].indexOf('?')));
    expect(result()).toHaveTextContent(figure ?? '');
    expect(box('Yearly CTC')).toHaveValue('₹24,00,000');
    expect(screen.getByRole('combobox', { name: 'State you work in' })).toHaveDisplayValue('Maharashtra');
    expect(await screen.findByRole('group', { name: /^Offer 2/ })).toBeVisible();
  });
});
