import { ruleText } from '../../core/calculators/rule-text';
import { isOutdated } from '../../core/calculators/rules/outdated';
import type { RuleSource } from '../../core/calculators/sources';
import { calculatorText as text } from '../../core/calculators/text';
import { Clock } from '../../core/shared/clock';
import { longDate } from '../../core/shared/time';
import { useStore } from '../use-store';
import css from './frame.module.css';

export type SourceRow = readonly [name: string, source: string, sure: string];

const TOPICS = { ...text.topics, ...ruleText.topics };
const CONFIDENCE = { ...text.verified, reported: ruleText.reported };

/** The source, date and confidence of each rule, with a note once the year of a rule has ended. */
export const SourcesPanel = ({ sources }: { sources: readonly RuleSource[] }) => {
  const now = useStore(Clock).now();
  const outdated = sources.find((rule) => isOutdated(rule, now));
  return (
    <>
      {outdated && <p className={css.warning}>{ruleText.outdated(dateOf(outdated.checked))}</p>}
      <SourceRows
        rows={sources.map(({ topic, source, verified, checked, since }) => [
          TOPICS[topic],
          source,
          `${CONFIDENCE[verified]}; ${ruleText.dates(dateOf(checked), since && dateOf(since))}`,
        ])}
      />
    </>
  );
};

const dateOf = (day: string): string => longDate(new Date(day));

export const SourceRows = ({ rows }: { rows: readonly SourceRow[] }) => (
  <details className={css.panel}>
    <summary>{text.sources}</summary>
    <dl className={css.sources}>
      {rows.map(([name, source, sure]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>
            {source} <small>({sure})</small>
          </dd>
        </div>
      ))}
    </dl>
  </details>
);
