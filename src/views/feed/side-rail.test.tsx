import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderPart } from '../../../tests/support/render-screen';
import { fakePort, testContainer } from '../../../tests/support/test-container';
import { FeedPort } from '../../core/feed/feed-port';
import type { TalkedAbout } from '../../core/posts/post';
import { TrendingStore } from '../../stores/feed/trending-store';
import { SideRail } from './side-rail';

const company = (name: string, rating: number): TalkedAbout => ({
  urlName: name.toLowerCase(),
  name,
  logoUrl: '/logo.svg',
  rating,
  topic: 'Notice buyouts',
  postId: `Post-${name}`,
});

it('the side rail shows the rating of a company, and no zero for one without reviews', async () => {
  const listTalkedAbout = async () => [company('Zentrix', 4.1), company('Orbitly', 0)];
  const container = await testContainer({ ports: [fakePort(FeedPort, { listTalkedAbout })] });
  await container.get(TrendingStore).open();
  renderPart(container, <SideRail />);
  const [rated, unrated] = ['Zentrix', 'Orbitly'].map((name) =>
    within(screen.getByRole('link', { name: new RegExp(name) })),
  );
  expect(rated?.getByText('4.1')).toBeVisible();
  expect(unrated?.queryByText('0.0')).toBeNull();
});
