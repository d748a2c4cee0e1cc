import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { renderPart } from '../../../tests/support/render-screen';
import { testContainer } from '../../../tests/support/test-container';
import { PhotosThanks } from './photos-thanks';

afterEach(cleanup);

const PHOTO = { key: 'Ph7Zentrix00000000', album: 'food', caption: 'The canteen at noon' } as const;
const open = async (waiting: boolean) => {
  const contribution = { companyName: 'Zentrix Labs', photos: [PHOTO] };
  const saved = { id: 'Ph7ZentrixOffice01', companyUrlName: 'zentrix-labs', contribution, waiting } as const;
  renderPart(await testContainer({}), <PhotosThanks saved={saved} />);
};

it('photos that wait for a moderator are not called public, and have no link to where they are not', async () => {
  await open(true);
  expect(await screen.findByText(/^A moderator will check your photos before they appear/)).toBeVisible();
  expect(screen.queryByRole('link', { name: 'View photos' })).toBeNull();
});

it('photos that are public have a link to them', async () => {
  await open(false);
  expect(await screen.findByText('Your photos are now on the Zentrix Labs page.')).toBeVisible();
  expect(screen.getByRole('link', { name: 'View photos' })).toBeVisible();
});
