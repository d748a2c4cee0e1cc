import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { inRouter } from '../../../tests/support/in-router';
import type { Office } from '../../core/companies/company';
import { OfficeRows } from './office-rows';

const office = (place: string, rated: Pick<Office, 'rating' | 'reviews'>): Office => ({
  locationUrl: place.toLowerCase(),
  placeId: 1,
  place,
  state: 'Maharashtra',
  headquarters: false,
  address: 'MG Road',
  photoUrl: '/office.svg',
  ...rated,
});

it('each office has its rating and reviews, or says that it needs five reviews first', () => {
  const offices = [
    office('Pune', { rating: 4.2, reviews: 30 }),
    office('Nagpur', { rating: undefined, reviews: 0 }),
  ];
  const company = { urlName: 'zentrix-labs', rating: 4.1 };
  inRouter(<OfficeRows company={company} offices={offices} />);
  const [pune, nagpur] = screen.getAllByRole('listitem');
  expect(within(pune as HTMLElement).getByText('4.2')).toBeVisible();
  expect(pune).toHaveTextContent('30 reviews');
  expect(within(pune as HTMLElement).getByRole('link', { name: 'Pune' })).toHaveAttribute(
    'href',
    '/overview/zentrix-labs-overview/locations/pune-offices',
  );
  expect(nagpur).toHaveTextContent('Ratings appear after five reviews.');
  expect(screen.getByText('The tick marks the rating of the whole company, 4.1.')).toBeVisible();
});
