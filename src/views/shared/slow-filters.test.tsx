import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider, useSearchParams } from 'react-router';
import { expect, it } from 'vitest';
import { Anchor } from '../kit/anchor';
import { FilterForm } from './filter-form';

const options = (...names: readonly string[]) =>
  names.map((name) => ({ value: name.toLowerCase(), label: name }));
const opener = (name: string) => screen.getByText(name, { selector: 'small' });

function Followed() {
  const [query] = useSearchParams();
  const industry = query.get('industry') ?? '';
  const text = query.get('q') ?? undefined;
  const fields = [
    { name: 'industry', label: 'Industry', value: industry, options: options('Banking', 'Retail') },
    { name: 'benefit', label: 'Benefit', values: query.getAll('benefit'), options: options('Gym', 'Leave') },
  ];
  return (
    <>
      <FilterForm label="Filters" path="/list" any="Any" apply="Apply" fields={fields} text={text}>
        <input type="search" name="q" defaultValue={text} aria-label="Search" />
      </FilterForm>
      <Anchor href="/list?page=2">Next</Anchor>
    </>
  );
}

/** A list at an address; the second page is shown at once, and any other one once it is released. */
function slowList(address: string) {
  const release: (() => void)[] = [];
  const loader = ({ request }: { request: Request }) =>
    request.url.endsWith('page=2')
      ? undefined
      : new Promise<undefined>((resolve) => release.push(() => resolve(undefined)));
  const routes = [{ path: '*', element: <Followed />, loader }];
  const router = createMemoryRouter(routes, {
    initialEntries: [address],
    hydrationData: { loaderData: { '0': undefined } },
  });
  render(<RouterProvider router={router} />);
  const path = () => router.state.location.pathname + router.state.location.search;
  return { router, path, release: () => act(async () => release.splice(0).forEach((end) => void end())) };
}

it('[R-480] filters: a second benefit keeps the first in the URL, and selecting it again removes it', async () => {
  const { path, release } = slowList('/list?industry=retail&benefit=gym');
  await userEvent.click(opener('Benefit'));
  await userEvent.click(screen.getByRole('checkbox', { name: 'Leave' }));
  await release();
  expect(path()).toBe('/list?industry=retail&benefit=gym&benefit=leave');
  await userEvent.click(screen.getByRole('checkbox', { name: 'Leave' }));
  await release();
  expect(path()).toBe('/list?industry=retail&benefit=gym');
});

it('filters: choices made while the page of an earlier one loads add to it', async () => {
  const { path, release } = slowList('/list?industry=retail&benefit=gym');
  await userEvent.click(opener('Benefit'));
  await userEvent.click(screen.getByRole('checkbox', { name: 'Leave' }));
  await userEvent.selectOptions(screen.getByRole('combobox'), 'banking');
  await userEvent.click(screen.getByRole('checkbox', { name: 'Gym' }));
  await release();
  expect(path()).toBe('/list?industry=banking&benefit=leave');
});

it('filters: a choice whose page is given up for another page is not shown there', async () => {
  const { path } = slowList('/list');
  await userEvent.selectOptions(screen.getByRole('combobox'), 'banking');
  await userEvent.click(screen.getByRole('link', { name: 'Next' }));
  expect(path()).toBe('/list?page=2');
  expect(screen.getByRole('combobox')).toHaveDisplayValue('Any');
});

it('filters: text typed while a choice loads stays, and going back shows the text of the URL', async () => {
  const { path, release, router } = slowList('/list');
  await userEvent.selectOptions(screen.getByRole('combobox'), 'banking');
  await userEvent.type(screen.getByRole('searchbox'), 'wor');
  await release();
  await userEvent.keyboard('k{Enter}');
  await release();
  expect(path()).toBe('/list?q=work&industry=banking');
  expect(screen.getByRole('searchbox')).toHaveFocus();
  void router.navigate(-1);
  await release();
  await waitFor(() => expect(screen.getByRole('searchbox')).toHaveValue(''));
});
