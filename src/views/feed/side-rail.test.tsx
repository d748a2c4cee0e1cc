import { render, screen, within } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { expect, it } from 'vitest';
import type { FeedPort } from '../../core/feed/feed-port';
import type { TalkedAbout } from '../../core/posts/post';
import { TalkedAboutStore } from '../../stores/feed/talked-about-store';
import { type Resolve, StoreProvider } from '../use-store';
import { SideRail } from './side-rail';

const company = (name: string, rating: number): TalkedAbout => ({
  urlName: name.toLowerCase(),
  name,
  logoUrl: '/logo.svg',
  rating,
  topic: 'Notice buyouts',
});

it('shows the rating of who has one, and no zero for who was never reviewed', async () => {
  const feed = { listTalkedAbout: async () => [company('Zentrix', 4.1), company('Orbitly', 0)] };
  const store = new TalkedAboutStore(feed as unknown as FeedPort);
  await store.open();
  const resolve = (() => store) as Resolve;
  const router = createMemoryRouter([
    {
      path: '/',
      element: (
        <StoreProvider value={resolve}>
          <SideRail />
        </StoreProvider>
      ),
    },
  ]);
  render(<RouterProvider router={router} />);
  const [rated, unrated] = ['Zentrix', 'Orbitly'].map((name) =>
    within(screen.getByRole('link', { name: new RegExp(name) })),
  );
  expect(rated?.getByText('4.1')).toBeVisible();
  expect(unrated?.queryByText('0.0')).toBeNull();
});
