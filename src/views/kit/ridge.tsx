import { useId } from 'react';
import css from './ridge.module.css';
import { area, curve, scaleOf } from './ridge-shape';

export interface RidgePoint {
  readonly x: number;
  readonly y: number;
}

export interface RidgeRow {
  readonly name: string;
  readonly value: string;
}

interface RidgeProps {
  /** The accessible name of the chart. */
  readonly label: string;
  /** In ascending order of x. */
  readonly points: readonly RidgePoint[];
  /** From the lower to the upper quartile. */
  readonly middle: readonly [number, number];
  readonly median: number;
  readonly you?: { readonly at: number; readonly label: string };
  readonly ticks?: readonly { readonly at: number; readonly label: string }[];
  /** The same data as a table for screen readers. */
  readonly rows: readonly RidgeRow[];
  readonly mini?: boolean;
}

/** Heights in pixels: space for the flag, the hill, space for the ticks. */
const FULL = { above: 34, hill: 136, below: 26, flag: 4 };
const MINI = { above: 22, hill: 60, below: 2, flag: 0 };

/** A density chart of salaries with the middle half, the median and the reader's position. */
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

/** Moves labels near an end of the scale inward, so that they are not cut off. */
const insideEdges = (x: number, margin: number): number => Math.min(Math.max(x, margin), 100 - margin);

interface HiddenTableProps {
  readonly id: string;
  readonly label: string;
  readonly rows: readonly RidgeRow[];
}

const HiddenTable = ({ id, label, rows }: HiddenTableProps) => (
  // A table ignores a maximum width and grows with its text; the wrapper does not.
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
