import type { RuleSource } from '../../core/calculators/sources';
import { calculatorText as text } from '../../core/calculators/text';
import css from './frame.module.css';

export type SourceRow = readonly [name: string, source: string, sure: string];

export const SourcesPanel = ({ sources }: { sources: readonly RuleSource[] }) => (
  <SourceRows
    rows={sources.map(({ topic, source, verified }) => [text.topics[topic], source, text.verified[verified]])}
  />
);

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
