import { cleanup, render } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, it } from 'vitest';
import { FirstViewEnd } from './first-view-end';

afterEach(cleanup);

it('the styles that the server puts after the first view stay while the page is hydrated and after it has left', () => {
  const errors: unknown[] = [];
  const container = document.body.appendChild(document.createElement('div'));
  // As server/pages/document.ts finds the place.
  const place = '<i hidden="" data-styles="">';
  container.innerHTML = renderToString(<FirstViewEnd />).replace(place, `${place}<style>.below{}</style>`);
  const page = render(<FirstViewEnd />, {
    container,
    hydrate: true,
    onRecoverableError: (error) => errors.push(error),
  });
  expect(container.querySelector('style')).toHaveTextContent('.below{}');
  page.unmount();
  expect(container).toBeEmptyDOMElement();
  expect(document.head).toHaveTextContent('.below{}');
  expect(errors).toEqual([]);
});
