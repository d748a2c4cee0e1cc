import { relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { lint, loadConfig, type NormalizedProblem } from '@redocly/openapi-core';
import { type Finding, formatFinding } from './finding';
import { exampleFindings } from './lint-examples';
import { operationFindings } from './lint-operations';
import { schemaFindings } from './lint-schemas';
import { socketFiles } from './sockets';
import { type Spec, specFiles } from './spec';

const RULES_OF_OPENAPI = fileURLToPath(new URL('../../openapi/redocly.yaml', import.meta.url));

/** Problems of the contracts as OpenAPI documents. Our rules are only checked for valid documents. */
export async function documentFindings(folder: string): Promise<readonly Finding[]> {
  const config = await loadConfig({ configPath: RULES_OF_OPENAPI });
  const problems = await Promise.all(
    [...specFiles(folder), ...socketFiles(folder)].map((file) => lint({ ref: file, config })),
  );
  return problems.flat().map((problem) => ({
    rule: problem.ruleId,
    at: placeOf(problem),
    message: `${problem.message.replace(/\s+/g, ' ')} Fix it there; this is an OpenAPI rule listed in openapi/redocly.yaml.`,
  }));
}

/** Problems with our own rules for contracts. */
export const projectFindings = (specs: readonly Spec[]): readonly Finding[] => [
  ...operationFindings(specs),
  ...schemaFindings(specs),
  ...exampleFindings(specs),
];

function placeOf({ location: [place] }: NormalizedProblem): string {
  if (!place) return 'openapi';
  const where = relative(process.cwd(), place.source.absoluteRef);
  return place.pointer === undefined ? where : `${where} ${place.pointer.replace(/^#\//, '')}`;
}

export const report = (findings: readonly Finding[]): string =>
  [...findings.map(formatFinding), `${findings.length} contract rule violations`].join('\n');
