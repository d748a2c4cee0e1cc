import { LAKH } from '../shared/numbers';
import type { CtcBand } from './job';

/** In rupees a year; the last band has no upper limit. */
export function bandLimits(band: CtcBand): { readonly from: number; readonly to: number | undefined } {
  const [from = 0, to] = band.split(/[-+]/).map((lakhs) => (lakhs === '' ? undefined : Number(lakhs)));
  return { from: from * LAKH, to: to === undefined ? undefined : to * LAKH };
}
