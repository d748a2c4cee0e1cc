import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { axeProblems } from '../../../tests/support/axe-in-jsdom';
import { inRouter } from '../../../tests/support/in-router';
import { Avatar } from './avatar';
import { Card } from './card';
import { CompanyMark } from './company-mark';
import { EmptyState } from './empty-state';
import { Highlight } from './highlight';
import { InitialsTile, initials } from './initials-tile';
import { Rating } from './rating';
import { RelativeTime } from './relative-time';
import { RichText } from './rich-text';
import { Skeleton } from './skeleton';
import { Tag } from './tag';
import { Toast } from './toast';

const NOW = Date.UTC(2026, 10, 20, 12);

describe('text components', () => {
  it('a rating shows its value and its scale', () => {
    render(<Rating value={4} />);
    expect(screen.getByText('4.0')).toHaveTextContent('4.0 out of 5');
  });

  it('a relative time is short, and its title shows no minutes', () => {
    render(<RelativeTime at={new Date(NOW - 3 * 3_600_000)} now={NOW} />);
    expect(screen.getByText('3h').title).not.toMatch(/:\d*[1-9]/);
  });

  it('a highlight marks exactly its span', () => {
    render(<Highlight text="leaves get approved fast" span={{ start: 11, end: 19 }} />);
    expect(screen.getByText('approved').tagName).toBe('MARK');
    expect(document.body).toHaveTextContent('leaves get approved fast');
  });

  it('user text gets internal and external links and never becomes markup', () => {
    inRouter(<RichText text="See [pay](/salaries), https://example.com/a. <img src=x onerror=alert(1)>" />);
    expect(screen.getByRole('link', { name: 'pay' })).toHaveAttribute('href', '/salaries');
    expect(screen.getByRole('link', { name: /example/ })).toHaveAttribute(
      'rel',
      expect.stringContaining('ugc'),
    );
    expect(document.querySelector('img')).toBeNull();
    expect(document.body).toHaveTextContent('<img src=x onerror=alert(1)>');
  });
});

describe('pictures', () => {
  it('the pictures of people and companies are next to the name and have no alt text', () => {
    render(
      <>
        <Avatar url="/art/kolam/monsoon.svg" />
        <CompanyMark url="/art/mark/zentrix.svg" name="Zentrix Labs" />
      </>,
    );
    expect(screen.queryAllByRole('img')).toEqual([]);
  });

  it('[R-328] a logo that fails to load is replaced by a tile with initials and a label', async () => {
    const { container } = render(<CompanyMark url="/missing.svg" name="zentrix Labs India" />);
    const image = container.querySelector('img');
    if (image) fireEvent.error(image);
    expect(await screen.findByRole('img', { name: 'zentrix Labs India logo' })).toHaveTextContent('ZL');
  });

  it('[R-328] a tile always has the same colour for a name, and usually another colour for another name', () => {
    const colour = (name: string) => {
      const { container, unmount } = render(<InitialsTile name={name} className="" />);
      const fill = container.querySelector('path')?.getAttribute('fill');
      unmount();
      return fill;
    };
    expect(colour('Kaveri Bank')).toMatch(/^#/);
    expect(colour('Kaveri Bank')).toBe(colour('Kaveri Bank'));
    expect(colour('Kaveri Bank')).not.toBe(colour('Lokal Eats'));
  });

  it('initials work for any script and for unusual names', () => {
    expect(initials('Kaveri Bank')).toBe('KB');
    expect(initials('  3i  ')).toBe('3');
    expect(initials('टाटा मोटर्स')).toBe('टम');
    expect(initials('— ')).toBe('');
  });
});

describe('states', () => {
  it('a skeleton announces that content is loading', () => {
    render(<Skeleton shape="post" />);
    expect(screen.getByRole('status')).toHaveTextContent('Loading');
  });

  it('[R-746] a toast can be closed and its link followed by the keyboard', async () => {
    const close = vi.fn();
    const follow = vi.fn();
    render(<Toast title="New message" link={{ label: 'View messages', onClick: follow }} onClose={close} />);
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await userEvent.tab();
    expect(screen.getByRole('button', { name: 'Close' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    expect(follow).toHaveBeenCalledOnce();
    expect(close).toHaveBeenCalledOnce();
  });

  it('[R-177] a toast shows markup as plain text', () => {
    render(<Toast title="<a href=//evil>press</a>" onClose={() => undefined} />);
    expect(screen.queryByRole('link')).toBeNull();
    expect(screen.getByText('<a href=//evil>press</a>')).toBeVisible();
  });

  it('states have no axe violations', async () => {
    inRouter(
      <Card as="main">
        <h1>States</h1>
        <Skeleton lines={2} />
        <Skeleton shape="row" />
        <Tag tone="pine">Author</Tag>
        <Rating value={3.2} />
        <Toast tone="bad" title="Something Went Wrong!" text="Try again." onClose={() => undefined} />
        <EmptyState
          title="No reviews yet"
          text="Be the first."
          action={<button type="button">Rate</button>}
        />
      </Card>,
    );
    expect(await axeProblems()).toEqual([]);
  });
});
