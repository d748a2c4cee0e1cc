import { act } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderPart } from '../../../tests/support/render-screen';
import { testContainer } from '../../../tests/support/test-container';
import { AD_PAGES } from '../../core/shell/ad-pages';
import { ShellStore } from '../../stores/shell/shell-store';
import { AdFlag } from './ad-flag';

const hasAds = () => document.documentElement.hasAttribute('data-ads');

async function adFlagsOf(pages?: readonly string[]) {
  const container = await testContainer();
  const shell = container.get(ShellStore);
  renderPart(container, <AdFlag {...(pages && { pages })} />);
  return (['home', 'jobs', 'community', undefined] as const).map((screen) => {
    act(() => shell.enter(screen));
    return hasAds();
  });
}

it('[R-486] the ad flag is on at the listed pages and off on all others', async () => {
  expect(await adFlagsOf(['HomeScreen', 'CommunityListing'])).toEqual([true, false, true, false]);
});

it('[R-487] the list of ad pages is empty, so no page has ads', async () => {
  expect(AD_PAGES).toEqual([]);
  expect(await adFlagsOf()).toEqual([false, false, false, false]);
});
