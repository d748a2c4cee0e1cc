import { act, cleanup, render, screen } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useBelowFirstView } from './use-below-first-view';

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

function List() {
  const rest = useBelowFirstView();
  return (
    <ul>
      <li>first</li>
      {rest && <li>second</li>}
    </ul>
  );
}
const shown = () => screen.queryAllByRole('listitem').map((item) => item.textContent);
const pages = () =>
  createMemoryRouter([
    { path: '/', element: <p>home</p> },
    { path: '/list', element: <List /> },
  ]);
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

it('a page the user navigates to shows its top first and the rest after the first paint', async () => {
  const router = pages();
  render(<RouterProvider router={router} useTransitions={false} />);
  await act(() => router.navigate('/list'));
  expect(shown()).toEqual(['first']);
  await pass(32);
  expect(shown()).toEqual(['first']);
  await pass(50);
  expect(shown()).toEqual(['first', 'second']);
});

it('a page the user goes back to is shown completely, so that its scroll position exists', async () => {
  const router = pages();
  render(<RouterProvider router={router} useTransitions={false} />);
  await act(() => router.navigate('/list'));
  await act(() => router.navigate('/'));
  await act(() => router.navigate(-1));
  expect(shown()).toEqual(['first', 'second']);
});

it('a page is shown completely when its address names a part of it', async () => {
  const router = pages();
  render(<RouterProvider router={router} useTransitions={false} />);
  await act(() => router.navigate('/list#second'));
  expect(shown()).toEqual(['first', 'second']);
});

it('a server-rendered page stays as it was rendered', async () => {
  const there = () => createMemoryRouter([{ path: '*', element: <List /> }]);
  const root = document.createElement('div');
  root.innerHTML = renderToString(<RouterProvider router={there()} />);
  document.body.append(root);
  expect(shown()).toEqual(['first', 'second']);
  const complaints: unknown[] = [];
  await act(async () => {
    hydrateRoot(root, <RouterProvider router={there()} />, {
      onRecoverableError: (error) => complaints.push(error),
    });
  });
  expect(shown()).toEqual(['first', 'second']);
  expect(complaints).toEqual([]);
});
