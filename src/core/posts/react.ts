import type { Reaction, Reactions } from './post';

export const REACTIONS = ['like', 'insightful', 'support', 'funny'] as const satisfies readonly Reaction[];

/** Pressing the current reaction withdraws it; pressing another one replaces it. */
export function pressReaction(before: Reactions, pressed: Reaction): Reactions {
  const mine = before.mine === pressed ? undefined : pressed;
  const counted = REACTIONS.map((kind) => [
    kind,
    Math.max(0, before[kind] - Number(before.mine === kind) + Number(mine === kind)),
  ]);
  return { ...(Object.fromEntries(counted) as Record<Reaction, number>), mine };
}
