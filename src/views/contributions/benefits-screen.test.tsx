import { cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it } from 'vitest';
import { type FormVisit, fakeService, openForm } from '../../../tests/support/form-page';
import { fakePort } from '../../../tests/support/test-container';
import type { BenefitsInput, OwnBenefits } from '../../core/contributions/own-benefits';
import { OwnBenefitsPort } from '../../core/contributions/own-benefits-port';
import { Failure } from '../../core/shared/failure';
import { pathTo } from '../../core/shell/screens';

afterEach(cleanup);

const savedAs = (benefits: BenefitsInput): OwnBenefits => ({
  id: 'Bf7ZentrixMeals01',
  companyUrlName: 'zentrix-labs',
  benefits,
});

async function open(visit: FormVisit<OwnBenefits> = {}) {
  const { submitted: reported, gone, take, read, remove } = fakeService(visit, savedAs);
  const port = { addBenefits: take, changeBenefits: take, readOwnBenefits: read, removeBenefits: remove };
  const page = await openForm(pathTo('contribute-benefits'), visit, fakePort(OwnBenefitsPort, port));
  return { form: reported, gone, ...page };
}

const LINK = '?CompanyName=Zentrix+Labs&designation=backend-engineer';
const tick = (name: string) => screen.getByRole('checkbox', { name });
const note = () => screen.getByRole('textbox', { name: 'Note to yourself' });
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const toNote = () => press('Private note');
const send = async () => {
  await toNote();
  await press('Add benefits');
};

it('[R-132][R-137][R-874] the benefits form lists five groups of benefits, and links to a review afterwards', async () => {
  const { form: reported } = await open({ query: LINK });
  expect(screen.getAllByRole('group')).toHaveLength(5);
  expect(screen.getAllByRole('checkbox', { checked: false })).toHaveLength(29);
  tick('Gym').focus();
  await userEvent.keyboard(' ');
  await userEvent.click(within(screen.getByRole('group', { name: /Perks/ })).getByLabelText('Free meals'));
  expect(screen.getByText('2 of 29')).toBeVisible();
  await toNote();
  await userEvent.type(note(), 'Meals on office days. ');
  expect(note()).toHaveAccessibleDescription('22 of 500');
  await send();
  expect(await screen.findByRole('heading', { name: 'Thank you' })).toHaveFocus();
  expect(reported).toEqual([
    { companyName: 'Zentrix Labs', codes: ['FREE_MEALS', 'GYM'], note: 'Meals on office days.' },
  ]);
  const [next] = screen.getAllByRole('link');
  expect(next).toHaveAccessibleName('Rate your company');
  expect(next?.getAttribute('href')).toMatch(/CompanyName=Zentrix(\+|%20)Labs$/);
});

it('a double click on the button of the first step does not send the second step unseen', async () => {
  const { form: reported } = await open({ query: LINK });
  await userEvent.click(tick('Gym'));
  await userEvent.dblClick(screen.getByRole('button', { name: 'Continue' }));
  expect(note()).toBeVisible();
  expect(reported).toEqual([]);
});

it('a benefits form without a tick shows an error and focuses the first benefit', async () => {
  const { form: reported } = await open({ query: LINK });
  await send();
  expect(screen.getByRole('alert')).toHaveTextContent('Please tick at least one benefit.');
  await expect.poll(() => document.activeElement).toBe(tick('Provident fund'));
  expect(reported).toEqual([]);
});

it('[R-874] a visitor gets a login prompt for benefits, and finds every tick and the note again afterwards', async () => {
  const tab = new Map<string, string>();
  const { loginPrompts } = await open({ query: LINK, member: '', tab });
  await userEvent.click(tick('Sabbatical'));
  await toNote();
  await userEvent.type(note(), 'After five years.');
  await send();
  expect(loginPrompts.current).toMatchObject({ loginPrompt: 'login', context: 'benefits' });
  cleanup();
  await open({ tab });
  expect(tick('Sabbatical')).toBeChecked();
  expect(await screen.findByRole('combobox', { name: 'Company' })).toHaveValue('Zentrix Labs');
  await toNote();
  expect(note()).toHaveValue('After five years.');
});

it('a company that the server does not know shows an error at the company field', async () => {
  const fields = [{ field: '/body/companyName', code: 'unknown', message: '' }];
  await open({ query: LINK, refuse: new Failure('invalid', 'addBenefits', 422, { fields }) });
  await userEvent.click(tick('Gym'));
  await send();
  expect(await screen.findByRole('combobox', { name: 'Company' })).toHaveAccessibleDescription(
    /choose from the list/,
  );
});

it('[R-734] a server problem with an unknown field is shown above the button of the benefits form, which keeps its input', async () => {
  const fields = [{ field: '/body/shoeSize', code: 'unknown', message: '' }];
  await open({
    query: LINK,
    refuse: new Failure('invalid', 'addBenefits', 400, { fields }),
  });
  await userEvent.click(tick('Gym'));
  await send();
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'Couldn’t save this right now. Everything you typed is still here.',
  );
  await press('Back');
  expect(tick('Gym')).toBeChecked();
});

it('[R-874] a benefits note with contact details or insults shows an error at the note', async () => {
  const { form: reported } = await open({ query: LINK });
  await userEvent.click(tick('Gym'));
  await toNote();
  await userEvent.type(note(), 'Ask asha.nair@gmail.com');
  await send();
  expect(note()).toHaveAccessibleDescription(/remove email addresses and phone numbers/);
  await expect.poll(() => document.activeElement).toBe(note());
  expect(reported).toEqual([]);
  cleanup();
  const fields = [{ field: '/body/note', code: 'abuse', message: '' }];
  await open({ query: LINK, refuse: new Failure('invalid', 'addBenefits', 422, { fields }) });
  await userEvent.click(tick('Gym'));
  await toNote();
  await userEvent.type(note(), 'Not a nice one.');
  await send();
  expect(note()).toHaveAccessibleDescription(/without insults/);
  expect(note()).toHaveValue('Not a nice one.');
});

it('a benefits report opens for editing by its rid, and can be deleted', async () => {
  const known = savedAs({ companyName: 'Zentrix Labs', codes: ['GYM'], note: 'From day one.' });
  const { form: reported, gone } = await open({ query: '?rid=Bf7ZentrixMeals01', known });
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Edit your benefits');
  expect(tick('Gym')).toBeChecked();
  await toNote();
  expect(note()).toHaveValue('From day one.');
  await userEvent.click(screen.getByRole('button', { name: 'Delete' }));
  expect(await screen.findByRole('heading', { name: 'Other screen: /user' })).toBeVisible();
  expect([reported, gone]).toEqual([[], ['Bf7ZentrixMeals01']]);
});
