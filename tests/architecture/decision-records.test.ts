import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { recordFaults, requirementFaults } from './decision-records';
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

it('every requirement that is refused or changed is named by its record', () => {
  const requirements = readFileSync('tests/requirements.md', 'utf8');
  expect(requirements.match(/\*\*(REFUSED|CHANGED) \d{4}\*\*/g)?.length).toBeGreaterThan(20);
  expect(requirementFaults(requirements, records)).toEqual([]);
});

it('a requirement without its record, or whose record does not name it, is reported', () => {
  const lines =
    '- R-001 **REFUSED 0007** Flies\n- R-002 **CHANGED 0008** Swims\n- R-003 **CHANGED 0008** Sings\n- R-008 Walks\n';
  const record = { name: '0008-swimming.md', text: '# 8. Swimming\n\nR-002 is about fish, not R-0031.\n' };
  expect(requirementFaults(lines, [record])).toEqual([
    'tests/requirements.md: R-001 points to record 0007, which does not exist',
    'src/decisions/0008-swimming.md: name R-003 and say why it is not met as described',
  ]);
});
