import type { PercentileBand } from '../../core/salaries/fair-pay';
import css from './fair-pay.module.css';

/** A scale of a hundred ranks with the band edges and the resulting band. */
export const BandTrack = ({ band }: { readonly band?: PercentileBand }) => (
  <svg className={css.track} width="100%" height="26" aria-hidden="true">
    <rect y="9" width="100%" height="8" rx="4" className={css.ground} />
    {band && (
      <rect
        x={`${band.from}%`}
        y="5"
        width={`${band.to - band.from}%`}
        height="16"
        rx="8"
        className={css.band}
      />
    )}
    {[25, 40, 60, 75].map((edge) => (
      <rect key={edge} x={`${edge}%`} y="9" width="2" height="8" className={css.edge} />
    ))}
  </svg>
);
