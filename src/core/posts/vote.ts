import type { CommentId, PostId } from '../shared/ids';

export type Stance = 'UP' | 'DOWN' | 'NONE';

export interface Votable {
  readonly id: PostId | CommentId;
  readonly kind: 'POST' | 'COMMENT';
}

export interface Vote extends Votable {
  readonly stance: Stance;
}

export interface Tally extends Votable {
  readonly up: number;
  readonly down: number;
  readonly mine: Stance;
}

/** Pressing a button twice withdraws the vote; pressing the other one moves it. */
export function press(tally: Tally, button: 'UP' | 'DOWN'): Tally {
  return withStance(tally, tally.mine === button ? 'NONE' : button);
}

export function withStance(tally: Tally, stance: Stance): Tally {
  return {
    ...tally,
    up: tally.up - Number(tally.mine === 'UP') + Number(stance === 'UP'),
    down: tally.down - Number(tally.mine === 'DOWN') + Number(stance === 'DOWN'),
    mine: stance,
  };
}

const STANCES: readonly unknown[] = ['UP', 'DOWN', 'NONE'];

/** Later presses compute from this response, so it must contain valid counts. */
export const isCount = ({ up, down, mine }: Tally): boolean =>
  Number.isInteger(up) && Number.isInteger(down) && STANCES.includes(mine);
