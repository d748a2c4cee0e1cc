import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { fewerEvents, HEARD } from './lean-events';

const react = new URL('../../node_modules/react-dom/cjs/react-dom-client.production.js', import.meta.url);
const sources = new URL('../../src/views/', import.meta.url);
const before = readFileSync(react, 'utf8');
const after = fewerEvents(before);
/** What React makes handlers of by their names alone. */
const all = /"(abort auxClick [^"]+)"/.exec(before)?.[1]?.split(' ') ?? [];

it('finds the events of the React we have, and leaves what our pages use', () => {
  expect(all.filter((name) => HEARD.includes(name))).toEqual(HEARD);
  expect(after).toContain(`"${HEARD.join(' ')}"`);
  expect(before).toContain('registerDirectEvent("onPointerEnter"');
  expect(after).not.toContain('registerDirectEvent("onPointer');
  expect(after).toContain('registerDirectEvent("onMouseEnter"');
});

it('is not asked for another anywhere, which would never come', () => {
  const unheard = [...all.filter((name) => !HEARD.includes(name)), 'pointerEnter', 'pointerLeave'];
  const handlers = unheard.map((name) => `on${name[0]?.toUpperCase()}${name.slice(1)}`);
  const handed = new RegExp(`\\b(?:${handlers.join('|')})(?:Capture)?\\b`);
  const askers = readdirSync(sources, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file))
    .filter((file) => handed.test(readFileSync(new URL(file, sources), 'utf8')));
  expect(
    askers,
    'add it to what is heard, or listen at the element itself as use-swipe-down.ts does',
  ).toEqual([]);
});
