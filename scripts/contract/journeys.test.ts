import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { readJourneys } from './journeys';

const written = (text: string): string => {
  const file = join(mkdtempSync(join(tmpdir(), 'journeys-')), 'x.arazzo.yaml');
  writeFileSync(file, text);
  return file;
};

it('reading a journey rejects Arazzo keywords that it does not support', () => {
  const file = written(`
arazzo: 1.0.1
sourceDescriptions: [{ name: feed, url: ../feed.yaml }]
workflows:
  - workflowId: w
    steps:
      - { stepId: s, operationId: listFeed, onFailure: [] }
`);
  expect(() => readJourneys(file)).toThrow('"onFailure" is not supported in a step');
});

it('every journey in openapi/journeys can be read', () => {
  for (const name of ['vote', 'communities', 'reading'])
    expect(readJourneys(`openapi/journeys/${name}.arazzo.yaml`).workflows.length).toBeGreaterThan(0);
});
