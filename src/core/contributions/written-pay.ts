import type { WrittenPay } from './salary-report';

export const NO_PAY: WrittenPay = { lakhs: 0, thousand: 0 };

const MAX_LAKHS = 10_000;

export interface TypedPay {
  readonly lakhs: string;
  readonly thousand: string;
}

/** Empty fields count as zero; 18.5 lakh means 18 lakh and 50 thousand. Undefined for unreadable input. */
export function readPay({ lakhs, thousand }: TypedPay): WrittenPay | undefined {
  const split = /^(\d{0,5})(?:\.(\d{1,2}))?$/.exec(bare(lakhs));
  const [, whole = '', hundredths] = split ?? [];
  const rest = bare(thousand);
  if (!split || !/^\d{0,2}$/.test(rest) || (hundredths !== undefined && rest !== '')) return undefined;
  const read = { lakhs: Number(whole), thousand: Number(hundredths?.padEnd(2, '0') ?? rest) };
  return read.lakhs <= MAX_LAKHS ? read : undefined;
}

/** Zero becomes an empty field. */
export const typedAs = ({ lakhs, thousand }: WrittenPay = NO_PAY): TypedPay => ({
  lakhs: lakhs === 0 ? '' : String(lakhs),
  thousand: thousand === 0 ? '' : String(thousand),
});

const bare = (text: string): string => text.replace(/[\s,₹]/g, '');
