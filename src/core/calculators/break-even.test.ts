import { expect, it } from 'vitest';
import { breakEvenDeductions } from './break-even';
import { initialTexts, readForm } from './form';
import { rupees } from './money';
import { rulesOf } from './rules/rule-packs';
import { takeHome } from './take-home';
import { TAKE_HOME_FORM, takeHomeInput } from './take-home-form';

const rules = rulesOf('2026-27');
const inputFor = (ctc: string) =>
  takeHomeInput(readForm(TAKE_HOME_FORM, { ...initialTexts(TAKE_HOME_FORM), ctc }).values);

it.each(['5 lakh', '10 lakh', '13 lakh'])(
  '[R-859] without deductions the old regime is better at a CTC of %s, where the new regime takes no tax',
  (ctc) => {
    const outcome = takeHome(rules, inputFor(ctc));
    expect(outcome.kind === 'takeHome' && outcome.regimes.new.tax).toBe(0);
    expect(breakEvenDeductions(rules, inputFor(ctc))).toBeUndefined();
  },
);

it('[R-859] above the break-even deductions the old regime leaves more', () => {
  const input = inputFor('20 lakh');
  const oldRegimeDeductions = (breakEvenDeductions(rules, input) ?? 0) + rupees(1_000);
  expect(takeHome(rules, { ...input, oldRegimeDeductions })).toMatchObject({ better: 'old' });
});
