export type Stance = 'UP' | 'DOWN' | 'NONE';

/** Something people vote on. */
export interface Votable {
  readonly id: string;
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

/** Pressing a button twice takes the vote back; pressing the other one moves it. */
export function press(tally: Tally, button: 'UP' | 'DOWN'): Tally {
  return withStance(tally, tally.mine === button ? 'NONE' : button);
}

/** The tally as it will be when my vote is this one. */
export function withStance(tally: Tally, stance: Stance): Tally {
  return {
    ...tally,
    up: tally.up - Number(tally.mine === 'UP') + Number(stance === 'UP'),
    down: tally.down - Number(tally.mine === 'DOWN') + Number(stance === 'DOWN'),
    mine: stance,
  };
}

const STANCES: readonly unknown[] = ['UP', 'DOWN', 'NONE'];

/** Every later press reckons with what was answered, so an answer that is no count is none. */
export const isCount = ({ up, down, mine }: Tally): boolean =>
  Number.isInteger(up) && Number.isInteger(down) && STANCES.includes(mine);
