import type { MemberActivity } from './member-activity';
import type { Observation } from './observe';

/** Two runs reveal the author by their differences, or by facts that no run may reveal. */
export function findLeaks(
  item: { readonly activity: MemberActivity; readonly seen: readonly Observation[] },
  other: { readonly activity: MemberActivity; readonly seen: readonly Observation[] },
): readonly string[] {
  const [first, second] = [withoutRandomNames(item.seen), withoutRandomNames(other.seen)];
  const differing = first.flatMap((seen, index) =>
    seen.text === second[index]?.text ? [] : [`${seen.channel} differs`],
  );
  const missing = first.length === second.length ? [] : ['one run has more observations'];
  // Six random ids are in order once in 720 runs, so only both runs together prove it.
  const ordered = inOrder(item) && inOrder(other) ? ['the ids reveal their order'] : [];
  return [...missing, ...differing, ...leaksInOne(item), ...leaksInOne(other), ...ordered];
}

/** Leaks visible in one run: secrets and precise times. */
function leaksInOne({
  activity,
  seen,
}: {
  readonly activity: MemberActivity;
  readonly seen: readonly Observation[];
}): readonly string[] {
  const { internals } = activity;
  const secrets = [
    internals.memberId,
    ...Object.values(internals.aliases),
    ...Object.values(internals.seals),
    internals.draft,
    internals.otherAlias?.avatar_seed ?? '',
    internals.otherAlias?.user_name ?? '',
    'Regret',
    'Shot by the author',
  ];
  const open = seen.filter(({ channel }) => !channel.startsWith('moderator'));
  return [
    ...seen.flatMap(({ channel, text: value }) =>
      secrets
        .filter((secret) => secret !== '' && value.includes(secret))
        .map(() => `${channel} reveals a secret`),
    ),
    // Only moderators may read earlier versions of a text.
    ...open
      .filter(({ text: value }) => value.includes(internals.firstTitle) || value.includes('third floor'))
      .map(({ channel }) => `${channel} reveals what was taken back`),
    ...seen
      .filter(({ text: value }) =>
        (value.match(/\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d[^"<]*/g) ?? []).some(
          (time) => !/T\d\d:00:00/.test(time),
        ),
      )
      .map(({ channel }) => `${channel} reveals a time finer than an hour`),
  ];
}

function inOrder({ activity }: { readonly activity: MemberActivity }): boolean {
  const ids = [activity.made.post, ...activity.made.comments];
  return ids.every((id, index) => index === 0 || (ids[index - 1] ?? '') < id);
}

/** Replaces random names and ids by their order of appearance, and encrypted cursors. */
function withoutRandomNames(seen: readonly Observation[]): readonly Observation[] {
  const names = new Map<string, string>();
  const nameOf = (name: string): string => {
    const known = names.get(name) ?? `random ${names.size}`;
    names.set(name, known);
    return known;
  };
  return seen.map(({ channel, text: value }) => ({
    channel: channel.replace(/[A-Za-z0-9_-]{22,}/g, nameOf),
    text: value
      .replace(/"nextCursor":"[^"]+"|"repliesCursor":"[^"]+"|"requestId":"[^"]+"/g, '')
      .replace(/127\.0\.0\.1:\d+/g, 'here')
      .replace(/[A-Za-z0-9_-]{22,}/g, nameOf),
  }));
}
