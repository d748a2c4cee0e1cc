import css from './frame.module.css';

export type SourceRow = readonly [name: string, source: string, sure: string];

export const SourceRows = ({ rows }: { rows: readonly SourceRow[] }) => (
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
);
