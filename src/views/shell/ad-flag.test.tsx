import { act, render } from '@testing-library/react';
import { expect, it } from 'vitest';
import { AD_PAGES } from '../../core/shell/ad-pages';
import { ShellStore } from '../../stores/shell/shell-store';
import { type Resolve, StoreProvider } from '../use-store';
import { AdFlag } from './ad-flag';

const hasAds = () => document.documentElement.hasAttribute('data-ads');

/** The flag on a way through pages. */
function wayThrough(pages?: readonly string[]) {
  const shell = new ShellStore();
  const resolve: Resolve = (token) => shell as InstanceType<typeof token>;
  render(
    <StoreProvider value={resolve}>
      <AdFlag {...(pages && { pages })} />
    </StoreProvider>,
  );
  return (['home', 'jobs', 'community', undefined] as const).map((screen) => {
    act(() => shell.enter(screen));
    return hasAds();
  });
}

it('[R-486] the ad flag is on at the pages of the list, and off again elsewhere', () => {
  expect(wayThrough(['HomeScreen', 'CommunityListing'])).toEqual([true, false, true, false]);
});

it('[R-487] the list is empty, so ads are nowhere', () => {
  expect(AD_PAGES).toEqual([]);
  expect(wayThrough()).toEqual([false, false, false, false]);
});
