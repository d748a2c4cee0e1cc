import { expect, it } from 'vitest';
import { BENEFIT_CODES, BENEFIT_GROUPS, BENEFITS, benefitUrlName, namedBenefits } from './benefits';

it('[R-096][R-097][R-873] there are 29 benefits in five groups, each with a unique path', () => {
  const sizes = BENEFIT_GROUPS.map(
    (group) => BENEFIT_CODES.filter((code) => BENEFITS[code] === group).length,
  );
  expect(sizes).toEqual([7, 8, 5, 6, 3]);
  expect(new Set(BENEFIT_CODES.map(benefitUrlName)).size).toBe(29);
  expect(benefitUrlName('PHONE_INTERNET')).toBe('phone-internet');
});

it('[R-385][R-386][R-387][R-388][R-389] every benefit belongs to one of the five groups', () => {
  expect(BENEFIT_GROUPS).toEqual(['financial', 'perks', 'health', 'time-off', 'learning']);
  for (const code of BENEFIT_CODES) expect(BENEFIT_GROUPS).toContain(BENEFITS[code]);
});

it.each(['SHARED_CAR', 'constructor', ''])(
  '[R-055] a benefit that only a newer API version knows is left out: %j',
  (code) => {
    const gym = { code: 'GYM', reports: 5 };
    expect(namedBenefits([{ code, reports: 7 }, gym])).toEqual([gym]);
  },
);
