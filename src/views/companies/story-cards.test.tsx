import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { inRouter } from '../../../tests/support/in-router';
import type { Company, Photo } from '../../core/companies/company';
import { LifeCard } from './story-cards';

const photos = (count: number): Photo[] =>
  Array.from({ length: count }, (_, index) => ({
    id: `photo-${index}`,
    url: `/photos/${index}.webp`,
    album: 'workplace',
    caption: `Desk ${index}`,
  }));

const company = (id: number) => ({ id, urlName: 'zentrix-labs', name: 'Zentrix Labs' }) as Company;

it.each([
  ['four alike', 2, 4, 'alike', 4],
  ['one large and three small', 3, 5, 'large', 4],
  ['two rows of three', 3, 9, 'rows', 6],
])('[R-091][R-092] the collage of a company shows %s', (_, id, count, layout, shown) => {
  inRouter(<LifeCard company={company(id)} photos={photos(count)} />);
  const collage = screen.getByRole('list');
  expect(collage).toHaveAttribute('data-layout', layout);
  expect(within(collage).getAllByRole('img')).toHaveLength(shown);
});

it('[R-092] a company with fewer than four photos has no collage', () => {
  inRouter(<LifeCard company={company(1)} photos={photos(3)} />);
  expect(screen.queryByRole('list')).toBeNull();
});
