import { useState } from 'react';
import type { ComboboxOption } from '../combobox-props';
import { Field } from '../field';
import { LazyCombobox } from '../lazy-combobox';
import { Select } from '../select';
import { TextArea } from '../text-area';
import { TextInput } from '../text-input';
import { Specimen } from './specimen';

const YEARS = ['Fresher', '1–2 yrs', '3–5 yrs', '6–9 yrs'].map((label) => ({ value: label, label }));
const COMPANIES: readonly ComboboxOption[] = [
  { id: '1', label: 'Zentrix Labs', detail: 'Software product, Bengaluru' },
  { id: '2', label: 'Kaveri Bank', detail: 'Banking, Mumbai' },
  { id: '3', label: 'Zephyr Motors', detail: 'Automotive, Chennai' },
];

export function Forms() {
  const [amount, setAmount] = useState('₹18,50,000');
  const [years, setYears] = useState('3–5 yrs');
  return (
    <>
      <Specimen title="Fields" flow="columns">
        <Field label="Yearly CTC" hint="₹1L to ₹5Cr">
          <TextInput value={amount} onChange={(event) => setAmount(event.target.value)} />
        </Field>
        <Field label="Employer PF" hint="12% of basic" error="Enter an amount above 0.">
          <TextInput defaultValue="-4" />
        </Field>
        <Field label="Search">
          <TextInput icon="search" type="search" placeholder="Companies, salaries, questions" />
        </Field>
        <Field label="Experience">
          <Select options={YEARS} value={years} onChange={setYears} />
        </Field>
        <Field label="Disabled">
          <TextInput disabled defaultValue="Filled in for you" />
        </Field>
        <CompanyField />
        <Field label="What happened" hint="Up to 2,000 characters">
          <TextArea rows={3} placeholder="In your own words" />
        </Field>
      </Specimen>
      <Specimen title="Selects in a row">
        <Select
          label="Role"
          options={[{ value: 'se', label: 'Software engineer' }]}
          value="se"
          onChange={setYears}
        />
        <Select label="Experience" options={YEARS} value={years} onChange={setYears} />
      </Specimen>
    </>
  );
}

function CompanyField() {
  const [text, setText] = useState('');
  const fitting = COMPANIES.filter((company) => company.label.toLowerCase().includes(text.toLowerCase()));
  return (
    <Field label="Company">
      <LazyCombobox
        label="Company"
        placeholder="Where do you work?"
        value={text}
        onInput={setText}
        options={text === '' ? [] : fitting}
        onSelect={(option) => setText(option.label)}
      />
    </Field>
  );
}
