import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { expect, it, vi } from 'vitest';
import { Anchor } from './anchor';

function show(link: React.ReactNode) {
  const router = createMemoryRouter([{ path: '*', element: link }]);
  render(<RouterProvider router={router} />);
  return { router, link: screen.getByRole('link') };
}
const position = ({ router }: ReturnType<typeof show>) =>
  router.state.location.pathname + router.state.location.search;

it('a link inside the site navigates without loading a page, also by key', async () => {
  const shown = show(<Anchor href="/communities?sort=new">Communities</Anchor>);
  await userEvent.click(shown.link);
  expect(position(shown)).toBe('/communities?sort=new');
  await shown.router.navigate('/');
  shown.link.focus();
  await userEvent.keyboard('{Enter}');
  expect(position(shown)).toBe('/communities?sort=new');
});

it('a pressed link looks pressed until its page is shown', async () => {
  let arrive = () => {};
  const waiting = new Promise<null>((resolve) => {
    arrive = () => resolve(null);
  });
  const link = <Anchor href="/communities">Communities</Anchor>;
  const router = createMemoryRouter([
    { path: '/', element: link },
    { path: '/communities', element: <p>Communities</p>, loader: () => waiting },
  ]);
  render(<RouterProvider router={router} />);
  const pressed = screen.getByRole('link');
  await userEvent.click(pressed);
  expect(pressed).toHaveAttribute('data-pressed');
  arrive();
  await waitFor(() => expect(pressed).not.toHaveAttribute('data-pressed'));
  expect(router.state.location.pathname).toBe('/communities');
});

it.each([{ ctrlKey: true }, { metaKey: true }, { shiftKey: true }, { altKey: true }, { button: 1 }])(
  'a link leaves the press %o to the browser',
  (press) => {
    const shown = show(<Anchor href="/communities">Communities</Anchor>);
    expect(fireEvent.click(shown.link, press)).toBe(true);
    expect(position(shown)).toBe('/');
  },
);

it('a link does not navigate when its click handler prevents the default', async () => {
  const open = vi.fn((event: React.MouseEvent) => event.preventDefault());
  const shown = show(
    <Anchor href="/search" onClick={open}>
      Search
    </Anchor>,
  );
  await userEvent.click(shown.link);
  expect(open).toHaveBeenCalledOnce();
  expect(position(shown)).toBe('/');
});

it('a link outside the site opens in a new tab with nofollow and noopener', () => {
  const { link } = show(<Anchor href="https://example.in/">Outside</Anchor>);
  expect(link).toHaveAttribute('target', '_blank');
  expect(link).toHaveAttribute('rel', 'ugc nofollow noopener noreferrer');
});
