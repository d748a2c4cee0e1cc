import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useSearchParams } from 'react-router';
import { expect, it } from 'vitest';
import { axeProblems } from '../../../tests/support/axe-in-jsdom';
import { inRouter } from '../../../tests/support/in-router';
import { Anchor } from '../kit/anchor';
import { FilterForm } from './filter-form';

const options = (...names: readonly string[]) =>
  names.map((name) => ({ value: name.toLowerCase(), label: name }));

const shown = (values: readonly string[] = [], industry = '') =>
  inRouter(
    <FilterForm
      label="Filters"
      path="/list"
      any="Any"
      apply="Apply"
      fields={[
        { name: 'industry', label: 'Industry', value: industry, options: options('Banking', 'Retail') },
        { name: 'benefit', label: 'Benefit', values, options: options('Gym', 'Leave') },
        { name: 'badge', label: 'Badge', values: [], options: options('Open') },
      ]}
    />,
  );
const list = (name: string) => screen.getByText(name, { selector: 'small' }).closest('details');
const opener = (name: string) => screen.getByText(name, { selector: 'small' });

it('[R-479] filters: a new industry replaces the previous one, and the empty option removes it', async () => {
  const { path } = shown(['gym'], 'retail');
  await userEvent.selectOptions(screen.getByRole('combobox'), 'banking');
  expect(path()).toBe('/list?industry=banking&benefit=gym');
  await userEvent.selectOptions(screen.getByRole('combobox'), '');
  expect(path()).toBe('/list?benefit=gym');
});

it('filters: a value that no option has is shown as set and can be removed', async () => {
  const { path } = shown(['gym'], 'alchemy');
  expect(screen.getByRole('combobox')).toHaveDisplayValue('Unknown');
  await userEvent.selectOptions(screen.getByRole('combobox'), '');
  expect(path()).toBe('/list?benefit=gym');
});

it('[R-482] filters: one list is open at a time, and its name, Escape or an outside click closes it', async () => {
  shown();
  await userEvent.click(opener('Benefit'));
  expect([list('Benefit')?.open, list('Badge')?.open]).toEqual([true, false]);
  await userEvent.click(opener('Badge'));
  expect([list('Benefit')?.open, list('Badge')?.open]).toEqual([false, true]);
  await userEvent.click(opener('Badge'));
  expect(list('Badge')?.open).toBe(false);
  await userEvent.click(opener('Badge'));
  await userEvent.keyboard('{Escape}');
  expect(list('Badge')?.open).toBe(false);
  await userEvent.click(opener('Badge'));
  await userEvent.click(document.body);
  expect(list('Badge')?.open).toBe(false);
});

it('filters: the selection is shown, and axe finds no problems', async () => {
  shown(['gym', 'leave']);
  expect(within(list('Benefit') as HTMLElement).getByText('Gym +1')).toBeVisible();
  await userEvent.click(opener('Benefit'));
  expect(await axeProblems()).toEqual([]);
});

it('[R-198][R-482] filters: a list that covers its name, as on a phone, gets the focus when opened by keyboard and closes when the focus leaves', async () => {
  shown();
  const details = list('Benefit');
  const [name, boxes] = [...(details?.children ?? [])] as [HTMLElement, HTMLElement];
  boxes.style.position = 'fixed';
  // A keyboard click has a detail of 0.
  fireEvent.click(name, { detail: 0 });
  expect(screen.getByRole('checkbox', { name: 'Gym' })).toHaveFocus();
  screen.getByRole('checkbox', { name: 'Leave' }).focus();
  expect(details?.open).toBe(true);
  await act(async () => list('Badge')?.querySelector('summary')?.focus());
  expect(details?.open).toBe(false);
});

const CITIES = [...'ABCDEFGHIJKLM'].map((letter) => `${letter}pur`);

function LongList() {
  const [query] = useSearchParams();
  const value = query.get('city') ?? '';
  const field = { name: 'city', label: 'City', value, options: options('Navi Mumbai', ...CITIES) };
  return <FilterForm label="Filters" path="/list" any="Any" apply="Apply" fields={[field]} />;
}

it('[R-479] filters: a long list is searched by any word, and Enter picks the first match', async () => {
  const { path } = inRouter(<LongList />);
  await userEvent.click(opener('City'));
  await userEvent.type(screen.getByRole('searchbox', { name: 'City' }), 'mum');
  expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(['Navi Mumbai']);
  expect(await axeProblems()).toEqual([]);
  // The last key of an input method in Safari.
  fireEvent.keyDown(screen.getByRole('searchbox', { name: 'City' }), { key: 'Enter', keyCode: 229 });
  expect(list('City')?.open).toBe(true);
  await userEvent.keyboard('{Enter}');
  expect(path()).toBe('/list?city=navi+mumbai');
  expect(list('City')?.open).toBe(false);
  expect(list('City')?.querySelector('summary')).toHaveFocus();
  await userEvent.click(opener('City'));
  expect(screen.getByRole('button', { name: 'Navi Mumbai', pressed: true })).toBeVisible();
  await userEvent.type(screen.getByRole('searchbox', { name: 'City' }), 'zzz');
  expect(screen.getByText('No matches. Try fewer letters.')).toBeVisible();
  await userEvent.clear(screen.getByRole('searchbox', { name: 'City' }));
  await userEvent.click(screen.getByRole('button', { name: 'Any' }));
  expect(path()).toBe('/list');
});

function OfTheAddress() {
  const [query] = useSearchParams();
  const values = query.getAll('benefit');
  const clear = values.length > 0 ? { label: 'Clear', href: '/list' } : undefined;
  const field = { name: 'benefit', label: 'Benefit', values, options: options('Gym', 'Leave') };
  return <FilterForm label="Filters" path="/list" any="Any" apply="Apply" fields={[field]} clear={clear} />;
}

it('[R-198] filters: the focus stays at the selected box after each selection, and never in a closed list', async () => {
  inRouter(<OfTheAddress />);
  await userEvent.click(opener('Benefit'));
  const leave = () => screen.getByRole('checkbox', { name: 'Leave' });
  const row = () => screen.getByRole('form', { name: 'Filters' });
  row().scrollLeft = 120;
  // jsdom has no layout, so scrollIntoView does nothing there.
  const brought: Element[] = [];
  Element.prototype.scrollIntoView = function bring() {
    brought.push(this);
  };
  leave().focus();
  await userEvent.keyboard(' ');
  await waitFor(() => expect(leave()).toBeChecked());
  expect(leave()).toHaveFocus();
  expect(row().scrollLeft).toBe(120);
  await userEvent.keyboard('{Escape}');
  expect(list('Benefit')?.open).toBe(false);
  expect(list('Benefit')?.querySelector('summary')).toHaveFocus();
  await userEvent.click(screen.getByRole('link', { name: 'Clear' }));
  await waitFor(() => expect(screen.queryByRole('link', { name: 'Clear' })).toBeNull());
  expect(list('Benefit')?.querySelector('summary')).toHaveFocus();
  expect(brought).toEqual([list('Benefit')?.querySelector('summary')]);
  Reflect.deleteProperty(Element.prototype, 'scrollIntoView');
});

it('filters: the row keeps its scroll position, also in browsers where a click focuses no box', async () => {
  inRouter(<OfTheAddress />);
  await userEvent.click(opener('Benefit'));
  const row = () => screen.getByRole('form', { name: 'Filters' });
  (document.activeElement as HTMLElement).blur();
  row().scrollLeft = 120;
  fireEvent.click(screen.getByRole('checkbox', { name: 'Leave' }));
  await waitFor(() => expect(screen.getByRole('checkbox', { name: 'Leave' })).toBeChecked());
  expect(row().scrollLeft).toBe(120);
});

function LongBoxes() {
  const [query] = useSearchParams();
  const field = { name: 'city', label: 'City', values: query.getAll('city'), options: options(...CITIES) };
  return (
    <>
      <FilterForm label="Filters" path="/list" any="Any" apply="Apply" fields={[field]} />
      <Anchor href="/list?city=bpur">Results of an earlier choice</Anchor>
    </>
  );
}

it('filters: text in the search of a list stays when results arrive, with the focus, and is cleared when the list closes', async () => {
  inRouter(<LongBoxes />);
  await userEvent.click(opener('City'));
  const search = () => screen.getByRole('searchbox', { name: 'City' });
  await userEvent.keyboard('ap');
  fireEvent.click(screen.getByRole('link'));
  await waitFor(() => expect(list('City')).toHaveTextContent('CityBpur'));
  await userEvent.keyboard('ur');
  expect(search()).toHaveValue('apur');
  await userEvent.click(screen.getByRole('checkbox', { name: 'Apur' }));
  await waitFor(() => expect(list('City')).toHaveTextContent('CityApur +1'));
  expect(search()).toHaveValue('apur');
  expect(screen.getByRole('checkbox', { name: 'Apur' })).toHaveFocus();
  await userEvent.click(opener('City'));
  await userEvent.click(opener('City'));
  expect(search()).toHaveValue('');
});
