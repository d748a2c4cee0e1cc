import { expect, it } from 'vitest';
import { describeReport } from './audit';

it('control characters from the server cannot add lines to the report of the audit', () => {
  const what = 'POST \u001b[2Jq\u202e is served\nNothing is wrong.';
  const lines = describeReport({
    ...{ key: 'log+0+A', checkpoint: '', size: 0, pages: 0, unchecked: 0, waiting: [] },
    findings: [{ where: 'entry 3', what }],
  }).split('\n');
  expect(lines.slice(-2)).toEqual(['Wrong: 1', '  entry 3: POST  [2Jq  is served Nothing is wrong.']);
});
