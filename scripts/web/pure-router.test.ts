import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { withPureCalls } from './pure-router';

const folder = new URL('../../node_modules/react-router/dist/production/', import.meta.url);
const files = readdirSync(folder).filter((file) => /^chunk-.*\.mjs$/.test(file));
const code = files.map((file) => withPureCalls(readFileSync(new URL(file, folder), 'utf8'))).join('\n');

it('the installed react-router has the links and forms that are marked as pure', () => {
  for (const name of ['Link', 'NavLink', 'Form'])
    expect(code).toMatch(new RegExp(`^var ${name} = /\\*#__PURE__\\*/ React`, 'm'));
  expect(code).not.toMatch(/^\w+\.displayName = /m);
});

it('no file imports a link or form of react-router, which would add them to the first page again', () => {
  const sources = new URL('../../src/', import.meta.url);
  const users = readdirSync(sources, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file))
    .filter((file) =>
      /import \{[^}]*\b(?:Link|NavLink|Form)\b[^}]*\} from 'react-router'/.test(
        readFileSync(new URL(file, sources), 'utf8'),
      ),
    );
  expect(users, 'use Anchor from src/views/kit').toEqual([]);
});
