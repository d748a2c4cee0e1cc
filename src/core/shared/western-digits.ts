const DEVANAGARI_ZERO = '०'.charCodeAt(0);

/** A Hindi keyboard types '१२ लाख' for '12 लाख'. */
export const westernDigits = (text: string): string =>
  text.replace(/[०-९]/g, (digit) => String(digit.charCodeAt(0) - DEVANAGARI_ZERO));
