import { beforeAll, describe, expect, it } from 'vitest';
import { findLeaks } from './indistinguishable-authors/find-leaks';
import { type MemberActivity, runActivity } from './indistinguishable-authors/member-activity';
import { type Observation, observe } from './indistinguishable-authors/observe';
import { PLANTED_LEAKS, type PlantedLeak } from './indistinguishable-authors/planted-leaks';

interface Run {
  readonly activity: MemberActivity;
  readonly seen: readonly Observation[];
}

/** Runs in sequence, so that both start with the same empty database. */
async function runOf(user: 'Anita' | 'Chitra'): Promise<Run> {
  const activity = await runActivity(user);
  try {
    return { activity, seen: await observe(activity) };
  } finally {
    await activity.close();
  }
}

let byAnita: Run;
let byChitra: Run;
beforeAll(async () => {
  [byAnita, byChitra] = [await runOf('Anita'), await runOf('Chitra')];
});

const planted = ({ activity, seen }: Run, plant: PlantedLeak): Run => ({
  activity,
  seen: plant(seen, activity),
});

describe('two runs that differ only in the author', () => {
  it('[R-010] runs that differ only in the author give the same responses to a visitor, a stranger, a reader, a new user, a colleague and a moderator', () => {
    expect(findLeaks(byAnita, byChitra)).toEqual([]);
    const answered = byAnita.seen.filter(({ text: value }) => value.startsWith('[200'));
    expect(answered.length).toBeGreaterThan(60);
    expect(answered.some(({ channel }) => channel === 'moderator /moderation-services/v1/queue')).toBe(true);
    expect(byAnita.seen.find(({ channel }) => channel === 'log')?.text).toContain('/v2/post');
  });

  it('[R-010] the compared responses contain the post and its comments', () => {
    const all = byAnita.seen.map(({ text: value }) => value).join('\n');
    for (const text of ['Stay or go now?', 'I will go, then.', 'What was it?', 'A door'])
      expect(all).toContain(text);
  });
});

describe('[R-010] planted leaks of the author', () => {
  it.each(Object.entries(PLANTED_LEAKS))('a planted leak of the author is found: %s', (_, plant) => {
    expect(findLeaks(planted(byAnita, plant), planted(byChitra, plant))).not.toEqual([]);
    // The leak existed: the changed value differs from the observed one.
    expect(planted(byAnita, plant).seen).not.toEqual(byAnita.seen);
  });

  it('a planted leak of the author is found: ids in the order of creation', () => {
    const inOrder = (run: Run): Run => {
      const ids = [run.activity.made.post, ...run.activity.made.comments].map(
        (_, index) => `Id${1000 + index}`,
      );
      const [post = '', ...comments] = ids;
      return { ...run, activity: { ...run.activity, made: { ...run.activity.made, post, comments } } };
    };
    expect(findLeaks(inOrder(byAnita), inOrder(byChitra))).toContain('the ids reveal their order');
  });
});
