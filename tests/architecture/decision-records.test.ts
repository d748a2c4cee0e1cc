import { expect, it } from 'vitest';
import { recordFaults } from './decision-records';
import { readTexts } from './source-file';

const FOLDER = 'src/decisions/';

const records = readTexts()
  .filter(({ path }) => path.startsWith(FOLDER) && path !== `${FOLDER}README.md`)
  .map(({ path, text }) => ({ name: path.slice(FOLDER.length), text }));
const index = readTexts().find(({ path }) => path === `${FOLDER}README.md`)?.text ?? '';

it('every decision record has a title, a status line and a line in the index', () => {
  expect(records.length).toBeGreaterThan(70);
  expect(recordFaults(records, index)).toEqual([]);
});

it('a record without title, status and index line is reported with the lines to add', () => {
  const planted = { name: '0007-caching.md', text: 'We cache.\n' };
  expect(recordFaults([planted], '')).toEqual([
    'src/decisions/0007-caching.md: begin it with "# 7. <title that names the subject>"',
    'src/decisions/0007-caching.md: add the line "Status: accepted, 2026-11-23." below the title',
    'src/decisions/README.md: add the line "- [7. <title>](0007-caching.md)" below its area',
  ]);
});

it('an unnumbered file, a number that is used twice and a dead line of the index are reported', () => {
  const text = '# 7. Caching\n\nStatus: accepted, 2026-11-23.\n';
  const twice = [
    { name: '0007-caching.md', text },
    { name: '0007-storing.md', text },
    { name: 'notes.md', text },
  ];
  const lines = '- [7. Caching](0007-caching.md)\n- [7. Caching](0007-storing.md)\n- [8. Gone](0008-gone.md)';
  expect(recordFaults(twice, lines)).toEqual([
    'src/decisions/0007-caching.md: take the next free number',
    'src/decisions/0007-storing.md: take the next free number',
    'src/decisions/notes.md: name it after its number and subject, such as 0005-keyed-seals.md',
    'src/decisions/README.md: delete the line of 0008-gone.md, which does not exist',
  ]);
});
