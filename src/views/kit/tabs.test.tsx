import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { describe, expect, it } from 'vitest';
import { axeProblems } from '../../../tests/support/axe-in-jsdom';
import { inRouter } from '../../../tests/support/in-router';
import { Segmented } from './segmented';
import { Tabs } from './tabs';

const ITEMS = [
  { id: 'a', label: 'Overview', href: '/overview', current: true },
  { id: 'b', label: 'Reviews', href: '/reviews', count: '12.4k', current: false },
];

function Aliases() {
  const [alias, setAlias] = useState<'a' | 'd'>('a');
  return (
    <Segmented
      label="Post as"
      value={alias}
      onChange={setAlias}
      options={[
        { value: 'a', label: 'Anonymous', icon: 'eye-off' },
        { value: 'd', label: 'Designation' },
      ]}
    />
  );
}

describe('tabs', () => {
  it('tabs are links that the keyboard reaches and that change the address', async () => {
    const { path } = inRouter(<Tabs label="Zentrix Labs" items={ITEMS} />);
    await userEvent.tab();
    expect(screen.getByRole('link', { name: 'Overview' })).toHaveFocus();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    expect(path()).toBe('/reviews');
  });

  it('tabs show which one is current and how many items each has', () => {
    inRouter(<Tabs label="Zentrix Labs" items={ITEMS} />);
    expect(screen.getByRole('navigation', { name: 'Zentrix Labs' })).toBeVisible();
    expect(screen.getByRole('link', { current: 'page' })).toHaveTextContent('Overview');
    expect(screen.getByRole('link', { name: /Reviews/ })).toHaveTextContent('12.4k');
  });

  it('tabs have no axe violations', async () => {
    inRouter(
      <Tabs label="Zentrix Labs" look="gold" items={ITEMS} end={<button type="button">Dense</button>} />,
    );
    expect(await axeProblems()).toEqual([]);
  });
});

describe('segments', () => {
  it('segments are one tab stop, and arrow keys change the choice', async () => {
    render(<Aliases />);
    await userEvent.tab();
    expect(screen.getByRole('radio', { name: 'Anonymous' })).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    expect(screen.getByRole('radio', { name: 'Designation' })).toBeChecked();
    expect(screen.getByRole('radio', { name: 'Anonymous' })).not.toBeChecked();
  });

  it('segments have no axe violations', async () => {
    render(<Aliases />);
    expect(screen.getByRole('radiogroup', { name: 'Post as' })).toBeVisible();
    expect(await axeProblems()).toEqual([]);
  });
});
