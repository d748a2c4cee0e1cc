import type { RuleSource } from '../../core/calculators/sources';
import { calculatorWords as words } from '../../core/calculators/words';
import css from './frame.module.css';

export type SourceRow = readonly [name: string, source: string, sure: string];

export const SourcesPanel = ({ sources }: { sources: readonly RuleSource[] }) => (
  <SourceRows
    rows={sources.map(({ topic, source, verified }) => [
      words.topics[topic],
      source,
      words.verified[verified],
    ])}
  />
);

export const SourceRows = ({ rows }: { rows: readonly SourceRow[] }) => (
  <details className={css.panel}>
    <summary>{words.sources}</summary>
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
