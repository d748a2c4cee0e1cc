import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { Field } from './field';
import { LimitedArea } from './limited-area';

const MAX = 1000;

function Appeal() {
  const [text, setText] = useState('');
  return (
    <Field label="Appeal">
      <LimitedArea maxLength={MAX} value={text} onChange={(event) => setText(event.target.value)} />
    </Field>
  );
}

it('a text area says that pasted text was cut off at its limit, until the text is shorter', async () => {
  render(<Appeal />);
  const area = screen.getByRole('textbox', { name: 'Appeal' });
  await userEvent.click(area);
  await userEvent.paste('x'.repeat(MAX - 1));
  expect(screen.queryByText(/limit/)).toBeNull();
  await userEvent.paste('The reason that matters');
  expect(area).toHaveValue(`${'x'.repeat(MAX - 1)}T`);
  expect(screen.getByText(/The limit of 1,000 characters is reached/)).toBeInTheDocument();
  await userEvent.type(area, '{Backspace}');
  expect(screen.queryByText(/limit/)).toBeNull();
});
