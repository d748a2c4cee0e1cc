import { expect, it } from 'vitest';
import type { Head, OpenScreen } from '../../views/shared/screen-module';
import { factsOf } from './page-facts';

const open: OpenScreen = {
  screen: { Component: () => null },
  place: {
    id: 'company-reviews',
    params: { urlName: 'zentrix-labs' },
    pathname: '/reviews/zentrix-labs-reviews',
    search: '?page=2',
  },
};
const about = { open, origin: 'https://humkaar.example', company: 'Zentrix Labs' };
const head: Head = {
  title: 'Zentrix Labs reviews | Humkaar',
  description: '',
  canonical: '/reviews/zentrix-labs-reviews',
};

it('a page gives search engines its breadcrumbs with absolute URLs next to its other facts', () => {
  const contribution = factsOf(
    { ...head, facts: { '@context': 'https://schema.org', '@type': 'Organization' } },
    about,
  );
  expect(contribution).toEqual({
    '@context': 'https://schema.org',
    '@graph': [
      { '@type': 'Organization' },
      {
        '@type': 'BreadcrumbList',
        itemListElement: [
          ['Home', '/'],
          ['Companies', '/list-of-companies'],
          ['Zentrix Labs', '/overview/zentrix-labs-overview'],
          ['Zentrix Labs reviews', '/reviews/zentrix-labs-reviews'],
        ].map(([name, path], index) => ({
          '@type': 'ListItem',
          position: index + 1,
          name,
          item: `https://humkaar.example${path}`,
        })),
      },
    ],
  });
});

it('a page that is hidden from search engines or failed to render has no structured data', () => {
  expect(factsOf({ ...head, hidden: true, facts: { '@type': 'JobPosting' } }, about)).toBeUndefined();
  expect(factsOf(head, { ...about, open: undefined })).toBeUndefined();
});
