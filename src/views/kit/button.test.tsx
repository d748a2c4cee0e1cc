import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { axeProblems } from '../../../tests/support/axe-in-jsdom';
import { inRouter } from '../../../tests/support/in-router';
import { Button } from './button';
import { Chip } from './chip';
import { IconButton } from './icon-button';

describe('buttons', () => {
  it('a button is pressed by Enter and by space', async () => {
    const press = vi.fn();
    render(
      <Button icon="plus" onClick={press}>
        Follow
      </Button>,
    );
    await userEvent.tab();
    expect(screen.getByRole('button', { name: 'Follow' })).toHaveFocus();
    await userEvent.keyboard('{Enter} ');
    expect(press).toHaveBeenCalledTimes(2);
  });

  it('a busy button keeps the focus and cannot be pressed', async () => {
    const press = vi.fn();
    const send = vi.fn((event: { preventDefault: () => void }) => event.preventDefault());
    render(
      <form onSubmit={send}>
        <Button type="submit" busy onClick={press}>
          Post
        </Button>
      </form>,
    );
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    expect(screen.getByRole('button')).toHaveFocus();
    expect(screen.getByRole('button')).toHaveAttribute('aria-busy', 'true');
    expect(press).not.toHaveBeenCalled();
    expect(send).not.toHaveBeenCalled();
  });

  it('a button with an address is a link and navigates within the page', async () => {
    const { path } = inRouter(<Button href="/jobs">Jobs</Button>);
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    expect(path()).toBe('/jobs');
    expect(screen.getByRole('link', { name: 'Jobs' })).toHaveAttribute('href', '/jobs');
  });

  it('a button with an external address opens a new tab with nofollow and noopener', () => {
    inRouter(<Button href="https://example.com/">Site</Button>);
    const link = screen.getByRole('link', { name: 'Site' });
    expect(link).toHaveAttribute('target', '_blank');
    expect(link.getAttribute('rel')).toContain('ugc nofollow noopener');
  });

  it('an icon button has a label with its action and its badge count', () => {
    inRouter(
      <>
        <IconButton icon="bell" label="Notifications, 120 new" badge={120} />
        <IconButton icon="search" label="Search" href="/search" badge={0} />
      </>,
    );
    const badges = (element: HTMLElement) =>
      [...element.querySelectorAll('b')].map((badge) => badge.dataset.count);
    expect(badges(screen.getByRole('button', { name: 'Notifications, 120 new' }))).toEqual(['99+']);
    expect(badges(screen.getByRole('link', { name: 'Search' }))).toEqual([]);
  });

  it('buttons have no axe violations', async () => {
    inRouter(
      <>
        <Button look="gold">Write</Button>
        <Button href="/jobs">Jobs</Button>
        <Button busy>Posting</Button>
        <IconButton icon="bell" label="Notifications" badge={3} />
        <Chip on>New</Chip>
        <Chip href="/jobs?city=pune">Pune</Chip>
        <Chip on onRemove={() => undefined}>
          Pune
        </Chip>
      </>,
    );
    expect(await axeProblems()).toEqual([]);
  });
});

describe('chips', () => {
  it('a chip announces whether it is on', () => {
    inRouter(
      <>
        <Chip on>New</Chip>
        <Chip>Old</Chip>
        <Chip on href="/jobs?city=pune">
          Pune
        </Chip>
      </>,
    );
    expect(screen.getByRole('button', { name: 'New', pressed: true })).toBeVisible();
    expect(screen.getByRole('button', { name: 'Old', pressed: false })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Pune' })).toHaveAttribute('aria-current', 'true');
  });

  it('a removable chip can be removed by keyboard and announces it', async () => {
    const remove = vi.fn();
    render(
      <Chip on onRemove={remove}>
        Pune
      </Chip>,
    );
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    expect(remove).toHaveBeenCalledOnce();
    expect(screen.getByRole('button')).toHaveAccessibleName(/Pune.*Remove/);
  });
});
