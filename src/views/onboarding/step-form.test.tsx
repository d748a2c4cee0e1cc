import { fireEvent, render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { StepForm } from './step-form';

it('the second press of a double click does not send the step that has just opened', () => {
  const sent: string[] = [];
  render(<StepForm title="Communities" onSubmit={() => sent.push('Communities')} />);
  const button = screen.getByRole('button');
  fireEvent.click(button, { detail: 2 });
  expect(sent).toEqual([]);
  fireEvent.click(button, { detail: 1 });
  expect(sent).toEqual(['Communities']);
});
