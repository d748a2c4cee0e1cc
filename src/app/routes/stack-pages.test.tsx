import { fireEvent } from '@testing-library/react';
import { beforeAll, expect, it } from 'vitest';
import { stackPages } from './stack-pages';

const around = globalThis as { HumkaarApp?: { postMessage: (text: string) => void } };

beforeAll(stackPages);

it.each([
  ['/settings/manage-account', true],
  ['/contribute/interview-story', true],
  ['/our-team', false],
])('[R-716][R-053] in the native app a link to %s is opened on the page stack: %s', (path, isStacked) => {
  const posted: unknown[] = [];
  around.HumkaarApp = { postMessage: (text) => void posted.push(JSON.parse(text)) };
  const link = document.body.appendChild(document.createElement('a'));
  link.href = path;
  // Keeps jsdom from loading the page, after the page stack had its turn.
  const taken: boolean[] = [];
  link.addEventListener('click', (event) => {
    taken.push(event.defaultPrevented);
    event.preventDefault();
  });
  fireEvent.click(link);
  expect(taken).toEqual([isStacked]);
  const message = { type: 'pushNewPageInStack', url: `${location.origin}${path}` };
  expect(posted[0]).toEqual(isStacked ? message : undefined);
  delete around.HumkaarApp;
});
