import { beforeAll, describe, expect, it } from 'vitest';
import { anEvening, type Evening } from './two-worlds/evening';
import { leaksIn } from './two-worlds/judge';
import { observe, type Seen } from './two-worlds/observe';
import { PLANTS, type Plant } from './two-worlds/plants';

interface World {
  readonly evening: Evening;
  readonly seen: readonly Seen[];
}

/** One after the other, so that both have the same empty database to begin with. */
async function worldOf(who: 'Anita' | 'Chitra'): Promise<World> {
  const evening = await anEvening(who);
  try {
    return { evening, seen: await observe(evening) };
  } finally {
    await evening.close();
  }
}

let anitas: World;
let chitras: World;
beforeAll(async () => {
  [anitas, chitras] = [await worldOf('Anita'), await worldOf('Chitra')];
});

const planted = ({ evening, seen }: World, plant: Plant): World => ({ evening, seen: plant(seen, evening) });

describe('two evenings that differ only in who wrote', () => {
  it('[R-010] are the same to a visitor, a stranger, a reader, a newcomer, a colleague and a moderator', () => {
    expect(leaksIn(anitas, chitras)).toEqual([]);
    const answered = anitas.seen.filter(({ told }) => told.startsWith('[200'));
    expect(answered.length).toBeGreaterThan(60);
    expect(answered.some(({ way }) => way === 'moderator /moderation-services/v1/queue')).toBe(true);
    expect(anitas.seen.find(({ way }) => way === 'log')?.told).toContain('/v2/post');
  });

  it('[R-010] the post and the words of its talk are among what was compared', () => {
    const all = anitas.seen.map(({ told }) => told).join('\n');
    for (const text of ['Stay or go now?', 'I will go, then.', 'What was it?', 'A door'])
      expect(all).toContain(text);
  });
});

describe('[R-010] what would tell who wrote is caught:', () => {
  it.each(Object.entries(PLANTS))('%s', (_, plant) => {
    expect(leaksIn(planted(anitas, plant), planted(chitras, plant))).not.toEqual([]);
    // It was there to be caught: what it changed is not what was seen.
    expect(planted(anitas, plant).seen).not.toEqual(anitas.seen);
  });

  it('ids in the order in which things were written', () => {
    const inOrder = (world: World): World => {
      const ids = [world.evening.made.post, ...world.evening.made.comments].map((_, at) => `Id${1000 + at}`);
      const [post = '', ...comments] = ids;
      return { ...world, evening: { ...world.evening, made: { ...world.evening.made, post, comments } } };
    };
    expect(leaksIn(inOrder(anitas), inOrder(chitras))).toContain('the ids tell their order');
  });
});
