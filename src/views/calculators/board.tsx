import { memo, type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import { rupees } from '../../core/shared/money';
import { follow } from '../../stores/shared/follow';
import { type BarPart, StackedBar } from '../kit/stacked-bar';
import css from './board.module.css';

export interface BoardRow {
  readonly label: string;
  /** Paise. */
  readonly amount: number;
  readonly tone: BarPart['tone'];
}

interface BoardProps {
  readonly caption: string;
  /** Paise, formatted text, or a figure that updates by itself. */
  readonly result: ReactNode;
  readonly note?: string;
  readonly rows: readonly BoardRow[];
  /** Set to false when the rows are not parts of a whole. */
  readonly bar?: boolean;
  readonly problem?: string;
  /** Shown below the problem. */
  readonly children?: ReactNode;
}

interface FigureProps<Source> {
  readonly source: Source;
  /** A constant function: it belongs to no render. Returns paise or formatted text. */
  readonly read: (source: Source) => number | string;
}

/** The figure of a board: the only part that changes with the key itself, so its text is written without a render. */
export function Figure<Source>({ source, read }: FigureProps<Source>) {
  const place = useRef<HTMLSpanElement>(null);
  const [first] = useState(() => figureText(read(source)));
  useLayoutEffect(
    () =>
      follow(
        () => figureText(read(source)),
        (text) => {
          const shown = place.current?.firstChild;
          if (shown && shown.nodeValue !== text) shown.nodeValue = text;
        },
      ),
    [source, read],
  );
  return <span ref={place}>{first}</span>;
}

const figureText = (result: number | string): string => (typeof result === 'number' ? money(result) : result);

/** The result board: one big figure, a bar of its parts, and the same parts as rows. */
export function Board({ caption, result, note, rows, bar = true, problem, children }: BoardProps) {
  return (
    <section className={css.board} aria-label={caption}>
      <p className={css.caption}>{caption}</p>
      {problem ? (
        <>
          <p role="alert" className={css.problem}>
            {problem}
          </p>
          {children}
        </>
      ) : (
        <>
          <output className={css.figure}>{typeof result === 'number' ? money(result) : result}</output>
          {note && <p className={css.note}>{note}</p>}
          <Parts rows={rows} bar={bar} />
        </>
      )}
    </section>
  );
}

const Parts = memo(function Parts({ rows, bar }: Required<Pick<BoardProps, 'rows' | 'bar'>>) {
  return (
    <>
      {bar && rows.length > 1 && (
        // Hidden because the rows below say the same.
        <div aria-hidden="true">
          <StackedBar
            className={css.bar}
            parts={rows.map((row) => ({ value: row.amount, tone: row.tone }))}
            total={rows.reduce((sum, row) => sum + Math.max(0, row.amount), 0)}
            label=""
          />
        </div>
      )}
      <dl className={css.rows}>
        {rows.map((row) => (
          <div key={row.label} data-tone={row.tone}>
            <dt>{row.label}</dt>
            <dd>{money(row.amount)}</dd>
          </div>
        ))}
      </dl>
    </>
  );
});

/** Formats paise as whole rupees. */
export const money = (amount: number): string =>
  amount < 0 ? `−${rupees(Math.round(-amount / 100))}` : rupees(Math.round(amount / 100));
