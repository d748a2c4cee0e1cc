import { render } from '@testing-library/react';
import { expect, it } from 'vitest';
import { ProviderMark } from './provider-mark';

const fillsOf = (name: 'google' | 'linkedin') => {
  const { container } = render(<ProviderMark name={name} />);
  const marks = [...container.querySelectorAll('[fill]')];
  return marks.map((mark) => mark.getAttribute('fill'));
};

it('Google’s mark has its four colours and LinkedIn’s the colour of its label, as their brand rules ask', () => {
  expect(fillsOf('google')).toEqual(['#ea4335', '#4285f4', '#fbbc05', '#34a853']);
  expect(fillsOf('linkedin')).toEqual(['currentColor']);
});
