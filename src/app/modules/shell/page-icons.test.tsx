import { cleanup, render } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { takeIconsIn } from '../../../adapters/browser/page-icons';
import { Icon, icons } from '../../../views/kit/icon';

const { at: path } = icons;
afterEach(() => {
  icons.at = path;
  cleanup();
});

const fileOf = (type: string, text: string) => `data:${type},${encodeURIComponent(text)}`;
const SPRITE = fileOf(
  'image/svg+xml',
  '<svg xmlns="http://www.w3.org/2000/svg"><symbol id="i-bell"><path d="M1 1"/></symbol></svg>',
);
const iconAddress = () => document.querySelector('use')?.getAttribute('href');

it('icons switch to the sprite inside the page once it is loaded, including icons already rendered', async () => {
  icons.at = SPRITE;
  const shown = render(<Icon name="bell" />);
  expect(iconAddress()).toBe(`${SPRITE}#i-bell`);
  expect(await takeIconsIn(SPRITE)).toBe(true);
  expect(iconAddress()).toBe('#i-bell');
  expect(document.querySelector('symbol#i-bell path')).not.toBeVisible();
  icons.at = '';
  shown.rerender(<Icon name="bell" size="large" />);
  expect(iconAddress()).toBe('#i-bell');
});

it('icons keep their source when the sprite fails to load or is invalid', async () => {
  render(<Icon name="bell" />);
  expect(await takeIconsIn('data:text/html,<p>Not here</p>')).toBe(false);
  expect(await takeIconsIn('data:image/svg+xml,<svg')).toBe(false);
  expect(document.querySelector('symbol')).toBeNull();
  expect(iconAddress()).toBe(`${path}#i-bell`);
});
