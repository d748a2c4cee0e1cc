import { cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { startTransition, useState } from 'react';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, it } from 'vitest';
import { tidyAmount } from '../../core/calculators/form';
import { AmountField } from './amount-field';

afterEach(cleanup);

function Sheet() {
  const [text, setText] = useState('18,50,000');
  return (
    <AmountField
      name="ctc"
      label="Yearly CTC"
      text={text}
      amount={Number(text.replaceAll(',', '')) * 100}
      problem={undefined}
      onType={(raw) => setText(tidyAmount(raw))}
      presets={[600_000]}
    />
  );
}

const box = () => screen.getByRole<HTMLInputElement>('textbox');

it('[R-537][R-859] an amount is grouped while typing, and the caret stays at its digit', async () => {
  render(<Sheet />);
  await userEvent.type(box(), '7', { initialSelectionStart: 3, initialSelectionEnd: 3 });
  expect(box()).toHaveValue('₹1,87,50,000');
  expect(box().value.slice(0, box().selectionEnd ?? 0)).toBe('₹1,87');
  await userEvent.keyboard('{Backspace}');
  expect(box()).toHaveValue('₹18,50,000');
  expect(box().value.slice(0, box().selectionEnd ?? 0)).toBe('₹18');
});

it('[R-859] a field keeps its formatted text when the value is unchanged, and words stay as typed', async () => {
  render(<Sheet />);
  await userEvent.type(box(), ',');
  expect(box()).toHaveValue('₹18,50,000');
  expect(screen.getByText('18.5 lakh')).toBeVisible();
  await userEvent.clear(box());
  expect(box()).toHaveValue('');
  expect(screen.queryByText('0')).toBeNull();
  await userEvent.type(box(), '1.2cr');
  expect(box()).toHaveValue('1.2cr');
  await userEvent.click(screen.getByRole('button', { name: '6 lakh' }));
  expect(box()).toHaveValue('₹6,00,000');
});

it('[R-859] the space of an amount in words stays while it is typed, letter by letter', async () => {
  render(<Sheet />);
  await userEvent.clear(box());
  const shown: string[] = [];
  for (const letter of '30 lakh') {
    await userEvent.type(box(), letter);
    shown.push(box().value);
  }
  expect(shown).toEqual(['₹3', '₹30', '₹30 ', '30 l', '30 la', '30 lak', '30 lakh']);
  await userEvent.keyboard('{Backspace}{Backspace}{Backspace}{Backspace}{Backspace}');
  expect(box()).toHaveValue('₹30');
});

it('text typed before hydration survives it', async () => {
  const page = document.body.appendChild(document.createElement('div'));
  page.innerHTML = renderToString(<Sheet />);
  box().value = '12,00,000';
  render(<Sheet />, { container: page, hydrate: true });
  expect(box()).toHaveValue('₹12,00,000');
  page.remove();
});

it('keys pressed while a slow phone still renders earlier ones are not lost', async () => {
  const press = (key: string) => {
    box().setRangeText(key, box().value.length, box().value.length, 'end');
    box().dispatchEvent(new Event('input', { bubbles: true }));
  };
  /** The next key, pressed between two slices of the render that shows this text. */
  const next = new Map([
    ['2', '5'],
    ['25', '0'],
  ]);
  /** Takes longer than React renders in one slice. */
  const Slow = ({ text }: { text: string }) => {
    const end = performance.now() + 20;
    while (performance.now() < end);
    const key = next.get(text);
    next.delete(text);
    if (key) queueMicrotask(() => press(key));
    return text;
  };
  function SlowSheet() {
    const [text, setText] = useState('');
    return (
      <>
        <AmountField
          {...{ name: 'ctc', label: 'Yearly CTC', text, amount: Number(text) * 100, problem: undefined }}
          onType={(raw) => startTransition(() => setText(raw))}
        />
        <Slow text={text} />
        <Slow text={text} />
      </>
    );
  }
  render(<SlowSheet />);
  await waitFor(() => {
    if (box().value === '') press('2');
    expect(next.size).toBe(0);
    expect(box()).toHaveValue('₹250');
  });
});
