import { beforeAll, describe, expect, it } from 'vitest';
import { leaksIn } from './two-worlds/judge';
import { type MemberActivity, memberActivity } from './two-worlds/member-activity';
import { observe, type Seen } from './two-worlds/observe';
import { PLANTS, type Plant } from './two-worlds/plants';

interface TestEnvironment {
  readonly evening: MemberActivity;
  readonly seen: readonly Seen[];
}

/** Runs in sequence, so that both start with the same empty database. */
async function environmentOf(user: 'Anita' | 'Chitra'): Promise<TestEnvironment> {
  const evening = await memberActivity(user);
  try {
    return { evening, seen: await observe(evening) };
  } finally {
    await evening.close();
  }
}

let anitas: TestEnvironment;
let chitras: TestEnvironment;
beforeAll(async () => {
  [anitas, chitras] = [await environmentOf('Anita'), await environmentOf('Chitra')];
});

const planted = ({ evening, seen }: TestEnvironment, plant: Plant): TestEnvironment => ({
  evening,
  seen: plant(seen, evening),
});

describe('two evenings that differ only in who wrote', () => {
  it('[R-010] two sites that differ only in who wrote look the same to a visitor, a stranger, a reader, a new user, a colleague and a moderator', () => {
    expect(leaksIn(anitas, chitras)).toEqual([]);
    const answered = anitas.seen.filter(({ text: value }) => value.startsWith('[200'));
    expect(answered.length).toBeGreaterThan(60);
    expect(answered.some(({ way }) => way === 'moderator /moderation-services/v1/queue')).toBe(true);
    expect(anitas.seen.find(({ way }) => way === 'log')?.text).toContain('/v2/post');
  });

  it('[R-010] the compared responses contain the post and its comments', () => {
    const all = anitas.seen.map(({ text: value }) => value).join('\n');
    for (const text of ['Stay or go now?', 'I will go, then.', 'What was it?', 'A door'])
      expect(all).toContain(text);
  });
});

describe('[R-010] a planted leak of the author', () => {
  it.each(Object.entries(PLANTS))('a planted leak of the author is found: %s', (_, plant) => {
    expect(leaksIn(planted(anitas, plant), planted(chitras, plant))).not.toEqual([]);
    // The leak existed: the changed value differs from the observed one.
    expect(planted(anitas, plant).seen).not.toEqual(anitas.seen);
  });

  it('a planted leak of the author is found: ids in the order of writing', () => {
    const inOrder = (env: TestEnvironment): TestEnvironment => {
      const ids = [env.evening.made.post, ...env.evening.made.comments].map(
        (_, index) => `Id${1000 + index}`,
      );
      const [post = '', ...comments] = ids;
      return { ...env, evening: { ...env.evening, made: { ...env.evening.made, post, comments } } };
    };
    expect(leaksIn(inOrder(anitas), inOrder(chitras))).toContain('the ids tell their order');
  });
});
