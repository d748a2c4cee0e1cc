import { expect, it } from 'vitest';
import { initialTexts, readForm, type Texts } from './form';
import { HIKE_FORM, hikeOf } from './hike-form';
import { rupees } from './money';

const hikeFor = (texts: Partial<Texts<typeof HIKE_FORM>>) =>
  hikeOf(readForm(HIKE_FORM, { ...initialTexts(HIKE_FORM), ...texts }).values);

it('[R-862] the projection ends where a mistyped pay would grow beyond any salary', () => {
  const { projection } = hikeFor({ mode: 'percent', before: '10,000', after: '50 lakh' });
  expect(projection).toEqual([rupees(2_500_000_000)]);
  expect(hikeFor({ mode: 'percent', before: '10,000', after: '50 crore' }).projection).toEqual([]);
});

it('[R-862] the projection of a usual hike has every year', () => {
  expect(hikeFor({ before: '50 crore', percent: '8', years: '10' }).projection).toHaveLength(10);
});
