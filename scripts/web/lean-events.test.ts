import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { fewerEvents, UNHEARD } from './lean-events';

const react = new URL('../../node_modules/react-dom/cjs/react-dom-client.production.js', import.meta.url);
const sources = new URL('../../src/', import.meta.url);
const handlers = [...UNHEARD, 'pointerEnter', 'pointerLeave'].map(
  (name) => `on${name[0]?.toUpperCase()}${name.slice(1)}`,
);

it('finds the events of the React we have, and leaves all it hears but pointers and moving touches', () => {
  const before = readFileSync(react, 'utf8');
  const after = fewerEvents(before);
  const heard = (code: string) => /"(abort auxClick [^"]+)"/.exec(code)?.[1]?.split(' ') ?? [];
  expect(heard(before)).toEqual(expect.arrayContaining(UNHEARD));
  expect(heard(after)).toEqual(heard(before).filter((name) => !UNHEARD.includes(name)));
  expect(before).toContain('registerDirectEvent("onPointerEnter"');
  expect(after).not.toContain('registerDirectEvent("onPointer');
  expect(after).toContain('registerDirectEvent("onMouseEnter"');
});

it('is not asked for one of them anywhere, which would never come', () => {
  const handed = new RegExp(`\\b(?:${handlers.join('|')})(?:Capture)?\\b`);
  const askers = readdirSync(sources, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file))
    .filter((file) => handed.test(readFileSync(new URL(file, sources), 'utf8')));
  expect(askers, 'listen at the element itself, as use-swipe-down.ts does').toEqual([]);
});
