import type { Paise } from './money';

/** What the Labour Codes call wages: whatever other pay exceeds half of all pay is added to basic and DA. */
export function codeWages(
  basicDa: Paise,
  otherPay: Paise,
): { readonly addBack: Paise; readonly wages: Paise } {
  const addBack = Math.max(0, otherPay - Math.floor((basicDa + otherPay) / 2));
  return { addBack, wages: basicDa + addBack };
}
