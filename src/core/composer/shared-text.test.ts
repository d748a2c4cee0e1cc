import { expect, it } from 'vitest';
import { sharedText } from './shared-text';

it('a shared link is placed below the shared text, and not twice', () => {
  const fields = { title: ' Layoffs ', text: 'Did you see this?', url: 'https://news.example/1' };
  expect(sharedText(fields)).toEqual({ title: 'Layoffs', text: 'Did you see this?\nhttps://news.example/1' });
  const inside = 'Read https://news.example/1 today';
  expect(sharedText({ ...fields, text: inside })?.text).toBe(inside);
  expect(sharedText({ title: '', text: '', url: fields.url })).toEqual({ title: '', text: fields.url });
});

it('a share without text, or with values that are not text, is ignored', () => {
  expect(sharedText({})).toBeUndefined();
  expect(sharedText({ title: ' ', text: 7, url: { href: 'x' } })).toBeUndefined();
});

it('shared text is cut to the length of a post', () => {
  const { title, text } = sharedText({ title: 'a'.repeat(9000), text: 'b'.repeat(9000) }) ?? {};
  expect([title?.length, text?.length]).toEqual([150, 5000]);
});
