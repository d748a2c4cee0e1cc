import sharp from 'sharp';
import { expect, it } from 'vitest';
import { drawCard } from './draw-card';
import { drawableText } from './drawable-text';
import { cardOf } from './share-card';

const BOARD = [15, 42, 35];

/** The first and last row or column with something drawn inside the margins. */
async function inkOf(picture: Buffer): Promise<{ left: number; right: number; bottom: number }> {
  const { data, info } = await sharp(picture).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  let [left, right, bottom] = [info.width, 0, 0];
  for (let y = 160; y < 618; y++)
    for (let x = 0; x < info.width; x++) {
      const at = (y * info.width + x) * 3;
      if (BOARD.every((value, index) => data[at + index] === value)) continue;
      left = Math.min(left, x);
      right = Math.max(right, x);
      bottom = Math.max(bottom, y);
    }
  return { left, right, bottom };
}

it.each([
  ['a long title', 'Offers, notice periods and everything else that I would like to know '.repeat(8)],
  ['one long word', 'क्षतिपूर्तिऔरनोटिसपीरियड'.repeat(30)],
  ['a Hindi title', 'क्या नोटिस पीरियड में ऑफ़र बदलना सही है? '.repeat(9)],
])('%s ends inside the picture', async (_, title) => {
  const { left, right, bottom } = await inkOf(await drawCard({ title, text: 'Two offers' }));
  expect(left).toBeGreaterThan(50);
  expect(right).toBeLessThan(1150);
  expect(bottom).toBeLessThan(590);
});

it('a title written from right to left starts at the right edge', async () => {
  const { left, right } = await inkOf(await drawCard({ title: 'استعفیٰ', text: '' }));
  expect(left).toBeGreaterThan(600);
  expect(right).toBeGreaterThan(1100);
});

it('a title loses its emoji and keeps its words; a title of emoji alone cannot be drawn', () => {
  expect(drawableText('Offer 🎉🎉 or 👩🏽‍💻 notice?')).toBe('Offer or notice?');
  expect(drawableText('𝗙𝗿𝗲𝘀𝗵𝗲𝗿 pay')).toBe('Fresher pay');
  expect(drawableText('श्री क्‍षमा')).toBe('श्री क्‍षमा');
  expect(drawableText('🎉🎉')).toBeUndefined();
  expect(drawableText('বেতন')).toBeUndefined();
});

it('a rating, a pay range and a ranking are drawn below the title', async () => {
  const facts = [
    { '@graph': [{ '@type': 'Organization', aggregateRating: { ratingValue: 4.1 } }] },
    {
      '@type': 'Occupation',
      estimatedSalary: { percentile25: 650_000, median: 900_000, percentile75: 1_200_000 },
    },
    { '@type': 'ItemList', itemListElement: [{ name: 'Zentrix & Sons' }, { name: 'Kaveri <Bank>' }] },
    { '@type': 'Observation', value: 75 },
  ];
  const head = { title: 'Zentrix | Humkaar', description: '' };
  const plain = await inkOf(await drawCard(cardOf(head)));
  for (const fact of facts)
    expect((await inkOf(await drawCard(cardOf({ ...head, facts: fact })))).bottom).toBeGreaterThan(
      plain.bottom,
    );
});
