const AMOUNT = String.raw`(?:(?:rs\.?|inr|₹) ?)?(\d[\d,]*(?:\.\d+)?)(?:\/-)?( ?(?:lakhs?|lacs?|lpa|l|crores?|cr|k))?(?![\w%]|[.,/]\d| %)`;
const BASE =
  '(?:(?:the|an?|your|monthly|annual|yearly|maximum|statutory|pf) ){0,2}(?:basic|wages?|gross|fixed|salary|pay|ctc|ceiling|limit)(?: (?:pay|salary|wages?|ctc|component|ceiling))?';
/** “12% of basic 15,000 =”, “@ 8.33% on Rs. 7,000:” or “15/26 of 20,000”, with the months and the sign after it. */
const SHARE_OF_BASE = new RegExp(
  String.raw`(?:(?:\b(?:at|of|being|equal to)|@) ?)?(?:\b(\d{1,3}(?:\.\d{1,4})?) ?%|\b15/26) ?(?:of|on|x|×) ?(${BASE})?( of)? ?\(?${AMOUNT}\)?(?: ?[x×*] ?12\b)?(?: ?[:=]|,? i\.e\.,?)?`,
  'gi',
);
/** “1,800 of basic 15,000”, “1,800 capped at wages of 15,000” or “1,800 (restricted to 15,000)”. */
const BASE_OF_AMOUNT = new RegExp(
  String.raw`(?<=\d{3}\D{0,20}) ?(?:(?:\bof|\bon|\bfrom|\bagainst|\bwhere|\b(?:capped|restricted|limited) (?:at|to)) ${BASE}(?: of| is|:)? ?${AMOUNT}|\((?:(?:of|on) )?(?:${BASE}|restricted|limited|capped)(?: of| is| at| to|:)? ?${AMOUNT}\))`,
  'gi',
);
const NUMBER = /(?<![\w.,%/])\d[\d,]*(?:\.\d+)?(?![\w%]|[.,/]\d| ?%)/g;
/** The law counts 15 of 26 days of the basic pay for each year of service. */
const GRATUITY_SHARE = 15 / 26;
/** Letters round, and some apply a ceiling. */
const ROUNDED = 1.01;
const LIMITED = 2;
const MONTHS = 12;

/**
 * A row with its pay only: what the pay is a share of is not paid. “PF 12% of 15,000 = 1,800” becomes “PF 1,800”, and so
 * does “PF 12% of 15,000”. In “HRA 40% of basic 8,000” the amount is the pay, unless another one is 40 % of it.
 */
export function withoutBases(row: string): string {
  const rest = row.replace(SHARE_OF_BASE, ' ');
  const others = [...rest.matchAll(NUMBER)].map(([number]) => numberOf(number));
  const isListed = (pay: number, factor: number) =>
    others.some((other) =>
      [pay, pay * MONTHS].some((item) => Math.max(other / item, item / other) <= factor),
    );
  return row
    .replace(SHARE_OF_BASE, (formula, ...groups) => {
      const [percent, base, of, written, unit = ''] = groups;
      const pay = (percent === undefined ? GRATUITY_SHARE : Number(percent) / 100) * numberOf(written);
      if (isListed(pay, ROUNDED)) return ' ';
      if (base !== undefined && of === undefined) return formula;
      return isListed(pay, LIMITED) ? ' ' : ` ${Math.round(pay * 100) / 100}${unit}`;
    })
    .replace(BASE_OF_AMOUNT, ' ');
}

const numberOf = (written: string): number => Number(written.replaceAll(',', ''));
