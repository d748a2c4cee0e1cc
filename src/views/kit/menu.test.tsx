import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { axeProblems } from '../../../tests/support/axe-in-jsdom';
import { inRouter } from '../../../tests/support/in-router';
import { Icon } from './icon';
import { Menu } from './menu';
import { entryFor } from './menu-keys';

const show = (onSelect = vi.fn()) =>
  inRouter(
    <Menu
      label="More"
      trigger={<Icon name="ellipsis" />}
      items={[
        { label: 'Copy link', icon: 'link', onSelect },
        { label: 'Open post', href: '/p/1' },
        { label: 'Report', tone: 'chilli', onSelect: () => undefined },
      ]}
    />,
  );

describe('a menu', () => {
  it('a menu opens by Enter with the focus on its first entry', async () => {
    show();
    await userEvent.tab();
    expect(screen.getByRole('button', { name: 'More', expanded: false })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    expect(screen.getByRole('menu', { name: 'More' })).toBeVisible();
    expect(screen.getByRole('menuitem', { name: 'Copy link' })).toHaveFocus();
  });

  it('a menu opens by arrow down on its first entry and by arrow up on its last', async () => {
    show();
    await userEvent.tab();
    await userEvent.keyboard('{ArrowUp}');
    expect(screen.getByRole('menuitem', { name: 'Report' })).toHaveFocus();
    await userEvent.keyboard('{Escape}{ArrowDown}');
    expect(screen.getByRole('menuitem', { name: 'Copy link' })).toHaveFocus();
  });

  it('a menu moves the focus by arrows, Home, End and letters', async () => {
    show();
    await userEvent.click(screen.getByRole('button', { name: 'More' }));
    await userEvent.keyboard('{ArrowUp}');
    expect(screen.getByRole('menuitem', { name: 'Report' })).toHaveFocus();
    await userEvent.keyboard('{Home}');
    expect(screen.getByRole('menuitem', { name: 'Copy link' })).toHaveFocus();
    await userEvent.keyboard('o');
    expect(screen.getByRole('menuitem', { name: 'Open post' })).toHaveFocus();
  });

  it('a menu runs the chosen action and closes', async () => {
    const chosen = vi.fn();
    show(chosen);
    await userEvent.click(screen.getByRole('button', { name: 'More' }));
    await userEvent.keyboard('{Enter}');
    expect(chosen).toHaveBeenCalledOnce();
    expect(screen.queryByRole('menu')).toBeNull();
  });

  it('a menu navigates to the address of a chosen entry', async () => {
    const { path } = show();
    await userEvent.click(screen.getByRole('button', { name: 'More' }));
    await userEvent.keyboard('{ArrowDown}{Enter}');
    expect(path()).toBe('/p/1');
    expect(screen.queryByRole('menu')).toBeNull();
  });

  it('a menu closes by Esc and by Tab', async () => {
    show();
    for (const key of ['{Escape}', '{Tab}']) {
      await userEvent.click(screen.getByRole('button', { name: 'More' }));
      await userEvent.keyboard(key);
      expect(screen.queryByRole('menu')).toBeNull();
    }
  });

  it('a menu has no axe violations, closed and open', async () => {
    show();
    expect(await axeProblems()).toEqual([]);
    await userEvent.click(screen.getByRole('button', { name: 'More' }));
    expect(await axeProblems()).toEqual([]);
  });
});

describe('the menu keys', () => {
  const labels = ['Copy link', 'Report', 'Remove'];

  it('the menu keys wrap around at both ends', () => {
    expect(entryFor('ArrowDown', labels, 2)).toBe(0);
    expect(entryFor('ArrowUp', labels, 0)).toBe(2);
    expect(entryFor('ArrowDown', labels, -1)).toBe(0);
  });

  it('a letter key moves from one matching menu entry to the next', () => {
    expect(entryFor('r', labels, 0)).toBe(1);
    expect(entryFor('R', labels, 1)).toBe(2);
    expect(entryFor('r', labels, 2)).toBe(1);
    expect(entryFor('x', labels, 0)).toBeUndefined();
  });

  it('the menu keys do nothing in an empty menu, and other keys do nothing', () => {
    expect(entryFor('ArrowDown', [], -1)).toBeUndefined();
    expect(entryFor('F5', labels, 0)).toBeUndefined();
  });
});
