import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { axeProblems } from '../../../tests/support/axe-in-jsdom';
import { Field } from './field';
import { LazyCombobox } from './lazy-combobox';
import { Select } from './select';
import { TextArea } from './text-area';
import { TextInput } from './text-input';

const YEARS = ['Fresher', '3–5 yrs'].map((label) => ({ value: label, label }));
const COMPANIES = ['Zentrix Labs', 'Zephyr Motors', 'Kaveri Bank'];

function Company({ onSelect }: { readonly onSelect: (label: string) => void }) {
  const [text, setText] = useState('');
  const fitting = COMPANIES.filter((name) => name.toLowerCase().includes(text.toLowerCase()));
  return (
    <Field label="Company">
      <LazyCombobox
        label="Company"
        value={text}
        onInput={setText}
        options={fitting.map((label) => ({ id: label, label }))}
        onSelect={({ label }) => {
          setText(label);
          onSelect(label);
        }}
      />
    </Field>
  );
}

describe('fields', () => {
  it('the browser stores typed input only for fields that ask for it', () => {
    render(
      <>
        <TextInput aria-label="Search reviews" name="q" />
        <TextInput aria-label="Email" autoComplete="email" />
      </>,
    );
    const stored = ['Search reviews', 'Email'].map((name) =>
      screen.getByLabelText(name).getAttribute('autocomplete'),
    );
    expect(stored).toEqual(['off', 'email']);
  });

  it('a field ties its label, hint and error to the control', () => {
    render(
      <Field label="Yearly CTC" hint="₹1L to ₹5Cr" error="Enter an amount above 0.">
        <TextInput defaultValue="-4" />
      </Field>,
    );
    const box = screen.getByRole('textbox', { name: 'Yearly CTC' });
    expect(box).toBeInvalid();
    expect(box).toHaveAccessibleDescription('Enter an amount above 0. ₹1L to ₹5Cr');
    expect(screen.getByRole('alert')).toHaveTextContent('Enter an amount above 0.');
  });

  it('a field without an error is valid', () => {
    render(
      <Field label="City">
        <TextInput />
      </Field>,
    );
    expect(screen.getByRole('textbox', { name: 'City' })).toBeValid();
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('fields accept text and choices by the keyboard', async () => {
    const choose = vi.fn();
    render(
      <>
        <Field label="City">
          <TextInput />
        </Field>
        <Field label="Experience">
          <Select options={YEARS} value="Fresher" onChange={choose} />
        </Field>
      </>,
    );
    await userEvent.tab();
    await userEvent.keyboard('Pune');
    expect(screen.getByRole('textbox', { name: 'City' })).toHaveValue('Pune');
    await userEvent.tab();
    expect(screen.getByRole('combobox', { name: 'Experience' })).toHaveFocus();
    await userEvent.selectOptions(screen.getByRole('combobox'), '3–5 yrs');
    expect(choose).toHaveBeenCalledWith('3–5 yrs');
  });

  it('a text area accepts several lines by the keyboard and announces its error', async () => {
    render(
      <Field label="What happened" hint="At most 2,000" error="Say a little more.">
        <TextArea rows={3} />
      </Field>,
    );
    await userEvent.tab();
    await userEvent.keyboard('One{Enter}two');
    const area = screen.getByRole('textbox', { name: 'What happened' });
    expect(area).toHaveFocus();
    expect(area).toHaveValue('One\ntwo');
    expect(area).toBeInvalid();
    expect(area).toHaveAccessibleDescription('Say a little more. At most 2,000');
    expect(await axeProblems()).toEqual([]);
  });

  it('a select alone in a row has its label inside', () => {
    render(<Select label="Role" options={YEARS} value="Fresher" onChange={() => undefined} />);
    expect(screen.getByRole('combobox', { name: 'Role' })).toBeVisible();
  });

  it('fields have no axe violations', async () => {
    render(
      <>
        <Field label="City" hint="Where you work" error="Choose a city">
          <TextInput icon="map-pin" />
        </Field>
        <Field label="Experience">
          <Select options={YEARS} value="Fresher" onChange={() => undefined} />
        </Field>
        <Select label="Role" options={YEARS} value="Fresher" onChange={() => undefined} />
      </>,
    );
    expect(await axeProblems()).toEqual([]);
  });
});

describe('the combobox', () => {
  const open = async (text: string) => {
    const chosen = vi.fn();
    render(<Company onSelect={chosen} />);
    const box = await screen.findByRole('combobox', { name: 'Company' });
    await userEvent.type(box, text);
    return { box, chosen };
  };

  it('the combobox accepts text before its library has loaded and keeps the focus', async () => {
    render(<Company onSelect={() => undefined} />);
    const plain = screen.getByRole('textbox', { name: 'Company' });
    fireEvent.change(plain, { target: { value: 'kav' } });
    plain.focus();
    const box = await screen.findByRole('combobox', { name: 'Company' });
    expect(box).toHaveFocus();
    expect(box).toHaveValue('kav');
  });

  it('the combobox offers matching options and accepts one by the keyboard', async () => {
    const { box, chosen } = await open('ze');
    expect(screen.getAllByRole('option').map((option) => option.textContent)).toEqual([
      'Zentrix Labs',
      'Zephyr Motors',
    ]);
    expect(screen.getByRole('status')).toHaveTextContent('2 matches');
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{Enter}');
    expect(chosen).toHaveBeenCalledWith('Zephyr Motors');
    expect(box).toHaveValue('Zephyr Motors');
    expect(screen.queryAllByRole('option')).toEqual([]);
  });

  it('the combobox scrolls its open list into view', async () => {
    render(<Company onSelect={() => undefined} />);
    const box = await screen.findByRole('combobox', { name: 'Company' });
    const list = screen.getByRole('listbox', { name: 'Company', hidden: true });
    list.scrollIntoView = vi.fn();
    await userEvent.type(box, 'ze');
    expect(list.scrollIntoView).toHaveBeenCalledWith({ block: 'nearest' });
  });

  it('the combobox closes its list by Esc and says when nothing matches', async () => {
    const { box } = await open('ze');
    await userEvent.keyboard('{Escape}');
    expect(screen.queryAllByRole('option')).toEqual([]);
    await userEvent.clear(box);
    await userEvent.type(box, 'xyz');
    expect(screen.getByText('No matches. Try fewer letters.')).toBeVisible();
  });

  it('the open combobox has no axe violations', async () => {
    await open('ze');
    expect(await axeProblems()).toEqual([]);
  });
});
