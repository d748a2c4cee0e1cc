import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { inRouter } from '../../../tests/support/in-router';
import type { Office } from '../../core/companies/company';
import { OfficeCard } from './office-card';

const office: Office = {
  locationUrl: 'pune',
  placeId: 3,
  place: 'Pune',
  state: 'Maharashtra',
  headquarters: false,
  address: '1st floor, Baner',
  rating: undefined,
  reviews: 0,
  photoUrl: '/p.svg',
};
const show = (counts: Office['counts']) =>
  inRouter(
    <OfficeCard
      company={{ urlName: 'orbitly', name: 'Orbitly' }}
      office={{ ...office, counts }}
      action={undefined}
    />,
  );

it('[R-060] an office leads to the salaries and jobs of its city, but only to lists with entries', () => {
  show({ jobs: 2, roles: 0 });
  expect(screen.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['2 jobs in Pune', '/jobs/orbitly-jobs?location=pune'],
  ]);
});
