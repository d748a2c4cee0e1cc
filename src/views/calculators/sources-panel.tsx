import type { RuleSource } from '../../core/calculators/sources';
import { calculatorWords as words } from '../../core/calculators/words';
import css from './frame.module.css';

/** Where each rule was read and how sure that is. */
export const SourcesPanel = ({ sources }: { sources: readonly RuleSource[] }) => (
  <details className={css.panel}>
    <summary>{words.sources}</summary>
    <dl className={css.sources}>
      {sources.map(({ topic, source, verified }) => (
        <div key={topic}>
          <dt>{words.topics[topic]}</dt>
          <dd>
            {source} <small>({words.verified[verified]})</small>
          </dd>
        </div>
      ))}
    </dl>
  </details>
);
