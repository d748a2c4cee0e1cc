import { posts, voters } from './test-data';

export type Stance = 'UP' | 'DOWN' | 'NONE';
const STANCES: readonly Stance[] = ['UP', 'DOWN', 'NONE'];

const AMBIENT = { appid: '999', systemid: 'AB_WEB', 'content-type': 'application/json' };

/** One voter's state on one post: the last acknowledged vote, and later votes that may have been saved. */
interface VoteState {
  acknowledged: Stance;
  unanswered: Stance | undefined;
}

export interface Received {
  readonly status: number;
  readonly retryAfter: string | null;
  readonly type: string;
}

/** Members who vote continuously and remember every acknowledged vote. */
export class Voting {
  readonly #standing = new Map<string, VoteState>();
  readonly received: Received[] = [];
  acknowledged = 0;

  constructor() {
    for (const { id } of voters)
      for (const post of posts)
        this.#standing.set(`${id} ${post}`, { acknowledged: 'NONE', unanswered: undefined });
  }

  /** Votes until the signal, or until the server is gone. */
  async go(origin: string, signal: AbortSignal): Promise<void> {
    await Promise.all(voters.map((_, index) => this.#voteOn(origin, index, signal)));
  }

  async #voteOn(origin: string, voter: number, signal: AbortSignal): Promise<void> {
    for (let turn = voter; !signal.aborted; turn++) {
      const post = posts[turn % posts.length] ?? '';
      const stance = STANCES[(turn * 7 + voter) % STANCES.length] ?? 'NONE';
      const voteState = this.#standing.get(`${voters[voter]?.id} ${post}`);
      if (!voteState) return;
      voteState.unanswered = stance;
      try {
        const response = await send(origin, voter, {
          resourceId: post,
          resourceType: 'POST',
          voteType: stance,
        });
        this.received.push({
          status: response.status,
          retryAfter: response.headers.get('retry-after'),
          type: response.headers.get('content-type') ?? '',
        });
        await response.arrayBuffer();
        if (response.status !== 200) continue;
        voteState.acknowledged = stance;
        voteState.unanswered = undefined;
        this.acknowledged++;
      } catch {
        return;
      }
    }
  }

  /** Every acknowledged vote exists exactly once, and the counters match the votes. */
  async faults(origin: string): Promise<readonly string[]> {
    const found: string[] = [];
    for (const post of posts) {
      const seen = await Promise.all(voters.map((_, index) => tally(origin, index, post)));
      seen.forEach(({ voteType }, index) => {
        const voteState = this.#standing.get(`${voters[index]?.id} ${post}`);
        if (!voteState) return;
        if (voteType !== voteState.acknowledged && voteType !== voteState.unanswered)
          found.push(`${post} of ${index}: acknowledged ${voteState.acknowledged}, found ${voteType}`);
        voteState.acknowledged = voteType;
        voteState.unanswered = undefined;
      });
      const count = (stance: Stance) => seen.filter(({ voteType }) => voteType === stance).length;
      const [{ upCount, downCount } = { upCount: -1, downCount: -1 }] = seen;
      if (upCount !== count('UP') || downCount !== count('DOWN'))
        found.push(`${post}: counters ${upCount}/${downCount}, votes ${count('UP')}/${count('DOWN')}`);
    }
    return found;
  }
}

const headersOf = (voter: number) => ({ ...AMBIENT, cookie: `AT=${voters[voter]?.token}` });

const send = (origin: string, voter: number, body: object): Promise<Response> =>
  fetch(`${origin}/feed-services/v1/vote`, {
    method: 'POST',
    headers: headersOf(voter),
    body: JSON.stringify(body),
  });

interface Tally {
  readonly upCount: number;
  readonly downCount: number;
  readonly voteType: Stance;
}

async function tally(origin: string, voter: number, post: string): Promise<Tally> {
  const url = `${origin}/feed-services/v1/vote?resourceType=POST&resourceId=${post}`;
  const response = await fetch(url, { headers: headersOf(voter) });
  if (response.status !== 200)
    throw new Error(`A tally answered ${response.status}: ${await response.text()}`);
  return (await response.json()) as Tally;
}
