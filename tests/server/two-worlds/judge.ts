import type { MemberActivity } from './member-activity';
import type { Seen } from './observe';

/** Two runs reveal the author by their differences, or by facts that no run may reveal. */
export function leaksIn(
  item: { readonly evening: MemberActivity; readonly seen: readonly Seen[] },
  other: { readonly evening: MemberActivity; readonly seen: readonly Seen[] },
): readonly string[] {
  const [first, second] = [renamed(item.seen), renamed(other.seen)];
  const differing = first.flatMap((seen, index) =>
    seen.text === second[index]?.text ? [] : [`${seen.way} differs`],
  );
  const missing = first.length === second.length ? [] : ['one tells more often'];
  // Six random ids are in order once in 720 runs, so only both runs together prove it.
  const ordered = inOrder(item) && inOrder(other) ? ['the ids tell their order'] : [];
  return [...missing, ...differing, ...alone(item), ...alone(other), ...ordered];
}

/** Leaks visible in one run: secrets and precise times. */
function alone({
  evening,
  seen,
}: {
  readonly evening: MemberActivity;
  readonly seen: readonly Seen[];
}): readonly string[] {
  const { inside } = evening;
  const secrets = [
    inside.memberId,
    ...Object.values(inside.aliases),
    ...Object.values(inside.seals),
    inside.draft,
    inside.otherAlias?.avatar_seed ?? '',
    inside.otherAlias?.user_name ?? '',
    'Regret',
    'Shot by the author',
  ];
  const open = seen.filter(({ way }) => !way.startsWith('moderator'));
  return [
    ...seen.flatMap(({ way, text: value }) =>
      secrets.filter((secret) => secret !== '' && value.includes(secret)).map(() => `${way} tells a secret`),
    ),
    // Only moderators may read earlier versions of a text.
    ...open
      .filter(({ text: value }) => value.includes(inside.firstTitle) || value.includes('third floor'))
      .map(({ way }) => `${way} tells what was taken back`),
    ...seen
      .filter(({ text: value }) =>
        (value.match(/\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d[^"<]*/g) ?? []).some(
          (time) => !/T\d\d:00:00/.test(time),
        ),
      )
      .map(({ way }) => `${way} tells a time finer than an hour`),
  ];
}

function inOrder({ evening }: { readonly evening: MemberActivity }): boolean {
  const ids = [evening.made.post, ...evening.made.comments];
  return ids.every((id, index) => index === 0 || (ids[index - 1] ?? '') < id);
}

/** Replaces random names and ids by their order of appearance, and encrypted cursors. */
function renamed(seen: readonly Seen[]): readonly Seen[] {
  const names = new Map<string, string>();
  const nameOf = (name: string): string => {
    const known = names.get(name) ?? `random ${names.size}`;
    names.set(name, known);
    return known;
  };
  return seen.map(({ way, text: value }) => ({
    way: way.replace(/[A-Za-z0-9_-]{22,}/g, nameOf),
    text: value
      .replace(/"nextCursor":"[^"]+"|"repliesCursor":"[^"]+"|"requestId":"[^"]+"/g, '')
      .replace(/127\.0\.0\.1:\d+/g, 'here')
      .replace(/[A-Za-z0-9_-]{22,}/g, nameOf),
  }));
}
