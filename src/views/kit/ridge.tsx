import { useId } from 'react';
import css from './ridge.module.css';
import { area, curve, scaleOf } from './ridge-shape';

export interface RidgePoint {
  readonly x: number;
  /** How many are about here: any unit, only the proportions count. */
  readonly y: number;
}

export interface RidgeRow {
  readonly name: string;
  readonly value: string;
}

interface RidgeProps {
  /** What the picture shows, in words. */
  readonly label: string;
  /** The outline from low to high, in order of x. */
  readonly points: readonly RidgePoint[];
  /** From the lower to the upper quarter. */
  readonly middle: readonly [number, number];
  readonly median: number;
  /** Where the reader stands. */
  readonly you?: { readonly at: number; readonly label: string };
  readonly ticks?: readonly { readonly at: number; readonly label: string }[];
  /** The same in a table, for those who do not see the picture. */
  readonly rows: readonly RidgeRow[];
  /** The small one of a card: lower and without ticks. */
  readonly mini?: boolean;
}

/** Pixels from above: the room of the flag, the hill, the room of the ticks. */
const FULL = { above: 34, hill: 136, below: 26, flag: 4 };
const MINI = { above: 22, hill: 60, below: 2, flag: 0 };

/** How many earn how much: a hill with its middle half, its median and the reader's place. */
export function Ridge({ label, points, middle, median, you, ticks = [], rows, mini = false }: RidgeProps) {
  const titleId = useId();
  const scale = scaleOf(points);
  const size = mini ? MINI : FULL;
  const ground = size.above + size.hill;
  const marks = { width: '100%', height: size.hill, y: size.above, className: css.marks };
  return (
    <figure className={css.ridge}>
      <svg className={css.frame} width="100%" height={ground + size.below} aria-hidden="true">
        <svg {...marks} viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">
          <path d={area(points, scale)} className={css.all} />
          <path d={area(points, scale, middle)} className={css.middle} />
          <path d={curve(points, scale)} className={css.line} />
        </svg>
        <svg {...marks} aria-hidden="true">
          <line
            x1={`${scale.x(median)}%`}
            x2={`${scale.x(median)}%`}
            y1={`${scale.heightAt(points, median)}%`}
            y2="100%"
            className={css.median}
          />
          {you && (
            <>
              <rect
                x={`${scale.x(you.at)}%`}
                y={size.flag + 18 - size.above}
                width="2"
                height={ground - size.flag - 18}
                className={css.pole}
              />
              <circle
                cx={`${scale.x(you.at)}%`}
                cy={`${scale.heightAt(points, you.at)}%`}
                r={mini ? 4.5 : 5.5}
                className={css.dot}
              />
            </>
          )}
        </svg>
        {you && (
          <svg
            x={`${insideEdges(scale.x(you.at), mini ? 8 : 5.5)}%`}
            y={size.flag}
            className={css.flag}
            aria-hidden="true"
          >
            <rect x="-17" width="34" height="18" rx="5" className={css.pill} />
            <text y="13.5" className={css.you}>
              {you.label}
            </text>
          </svg>
        )}
        {!mini && <line x2="100%" y1={ground} y2={ground} className={css.axis} />}
        {ticks.map((tick) => (
          <text
            key={tick.at}
            x={`${insideEdges(scale.x(tick.at), 2.5)}%`}
            y={ground + 20}
            className={css.tick}
          >
            {tick.label}
          </text>
        ))}
      </svg>
      <HiddenTable id={titleId} label={label} rows={rows} />
    </figure>
  );
}

/** What is written near an end of the scale moves in, so that it is not cut. */
const insideEdges = (x: number, margin: number): number => Math.min(Math.max(x, margin), 100 - margin);

interface HiddenTableProps {
  readonly id: string;
  readonly label: string;
  readonly rows: readonly RidgeRow[];
}

const HiddenTable = ({ id, label, rows }: HiddenTableProps) => (
  // A table is as wide as its words, whatever it is told; what is around it is not.
  <div className={css.table}>
    <table aria-labelledby={id}>
      <caption id={id}>{label}</caption>
      <tbody>
        {rows.map((row) => (
          <tr key={row.name}>
            <th scope="row">{row.name}</th>
            <td>{row.value}</td>
          </tr>
        ))}
      </tbody>
    </table>
  </div>
);
