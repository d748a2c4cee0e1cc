import { LAKH } from '../shared/numbers';
import type { CtcBand } from './job';

/** A band of lakhs as rupees a year; the last has no end. */
export function bandLimits(band: CtcBand): { readonly from: number; readonly to: number | undefined } {
  const [from = 0, to] = band.split(/[-+]/).map((lakhs) => (lakhs === '' ? undefined : Number(lakhs)));
  return { from: from * LAKH, to: to === undefined ? undefined : to * LAKH };
}
