import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { leaner } from './lean-router';

const folder = new URL('../../node_modules/react-router/dist/production/', import.meta.url);
const files = readdirSync(folder).filter((file) => /^chunk-.*\.mjs$/.test(file));
const code = files.map((file) => leaner(readFileSync(new URL(file, folder), 'utf8'))).join('\n');

it('finds the forms and links of the router we have, and keeps nothing of them alive', () => {
  for (const name of ['Link', 'NavLink', 'Form'])
    expect(code).toMatch(new RegExp(`^var ${name} = /\\*#__PURE__\\*/ React`, 'm'));
  expect(code).not.toMatch(/^\w+\.displayName = /m);
});

it('is not asked for a link of its own anywhere, which would bring all of that back into the first script', () => {
  const sources = new URL('../../src/', import.meta.url);
  const askers = readdirSync(sources, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file))
    .filter((file) =>
      /import \{[^}]*\b(?:Link|NavLink|Form)\b[^}]*\} from 'react-router'/.test(
        readFileSync(new URL(file, sources), 'utf8'),
      ),
    );
  expect(askers, 'take Anchor from the kit').toEqual([]);
});
