import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { LazyCombobox } from './lazy-combobox';

const CITIES = ['Pune', 'Patna', 'Kochi'].map((label) => ({ id: label, label }));

function City({ initial = '' }: { readonly initial?: string }) {
  const [text, setText] = useState(initial);
  const options = CITIES.filter(({ label }) => label.startsWith(text));
  return <LazyCombobox label="City" value={text} options={options} onInput={setText} onSelect={() => {}} />;
}

const plainInput = () => screen.getByRole('textbox', { name: 'City' });

it('letters typed before the list has loaded show their matches as soon as it has', async () => {
  render(<City />);
  plainInput().focus();
  fireEvent.change(plainInput(), { target: { value: 'P' } });
  expect(await screen.findByRole('option', { name: 'Pune' })).toBeVisible();
  expect(screen.getAllByRole('option')).toHaveLength(2);
  expect(screen.getByRole('combobox', { name: 'City', expanded: true })).toHaveFocus();
});

it('Enter selects the highlighted option at its current position, not an option that replaced it', async () => {
  const picked: string[] = [];
  const box = (options: typeof CITIES) => (
    <LazyCombobox
      label="City"
      value="P"
      options={options}
      onInput={() => {}}
      onSelect={({ label }) => picked.push(label)}
    />
  );
  const { rerender } = render(box(CITIES));
  const input = await screen.findByRole('combobox', { name: 'City' });
  await act(async () => input.focus());
  fireEvent.keyDown(input, { key: 'ArrowDown' });
  rerender(box(CITIES.slice(1)));
  fireEvent.keyDown(input, { key: 'Enter' });
  expect(picked).toEqual([]);
  rerender(box(CITIES));
  fireEvent.keyDown(input, { key: 'ArrowDown' });
  rerender(box(CITIES.toReversed()));
  fireEvent.keyDown(input, { key: 'Enter' });
  expect(picked).toEqual([CITIES[0]?.label]);
});

it('a focused field stays closed when its list loads', async () => {
  render(<City initial="Pune" />);
  plainInput().focus();
  expect(await screen.findByRole('combobox', { name: 'City', expanded: false })).toHaveFocus();
  expect(screen.queryByRole('option')).toBeNull();
});

it('Escape closes the open list, and the next Escape reaches the dialog around the field', async () => {
  render(<City initial="P" />);
  const input = await screen.findByRole('combobox', { name: 'City' });
  await act(async () => input.focus());
  fireEvent.keyDown(input, { key: 'ArrowDown' });
  const press = () => fireEvent.keyDown(input, { key: 'Escape' });
  expect(screen.getAllByRole('option')).toHaveLength(2);
  expect(press(), 'the list takes the key').toBe(false);
  expect(screen.queryByRole('option')).toBeNull();
  expect(press(), 'the dialog gets the key').toBe(true);
  expect(input).toHaveValue('P');
});

it('a text far longer than every name in the list is cut when it is pasted', async () => {
  render(<City />);
  const input = await screen.findByRole('combobox', { name: 'City' });
  await userEvent.click(input);
  await userEvent.paste('W'.repeat(100_000));
  expect(input).toHaveValue('W'.repeat(200));
});
