import type { Paise } from './money';

/** Wages under the Labour Codes: other pay above half of the total is added to basic and DA. */
export function codeWages(
  basicDa: Paise,
  otherPay: Paise,
): { readonly addBack: Paise; readonly wages: Paise } {
  const addBack = Math.max(0, otherPay - Math.floor((basicDa + otherPay) / 2));
  return { addBack, wages: basicDa + addBack };
}
