import { CHECKED } from '../../core/calculators/rules/rule-pack';
import { sourceText as text } from '../../core/calculators/source-text';
import { type RuleScope, ruleSources } from '../../core/calculators/sources';
import { longDate } from '../../core/shared/time';
import { SourceRows } from './source-rows';

/** Loaded when the user asks where the rules come from. */
export const Part = (scope: RuleScope) => (
  <SourceRows
    rows={ruleSources(scope).map(({ topic, source, verified, since }) => [
      text.topics[topic],
      source,
      `${text.verified[verified]}; ${text.dates(dateOf(CHECKED), since && dateOf(since))}`,
    ])}
  />
);

const dateOf = (day: string): string => longDate(new Date(day));
