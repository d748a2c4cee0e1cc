import { expect, it } from 'vitest';
import type { TabBallot } from '../../core/posts/tab-ballots';
import { TabBallotsChannel } from './tab-ballots-channel';

const poll = { totalVotes: 9, options: [], endsAt: new Date(0), myOptionId: undefined };
const salary = { totalVotes: 9, offers: [], myOfferId: 2 };
const choices: readonly TabBallot[] = [
  { key: 'Asha Pw6hB1yKs9Xd4Gn8', ballot: { kind: 'POLL', postId: 'Pw6hB1yKs9Xd4Gn8', poll }, chosenAt: 1 },
  {
    key: 'Asha Kq3vN8xWm2Zt7Rf1',
    ballot: { kind: 'OFFERS', postId: 'Kq3vN8xWm2Zt7Rf1', salary },
    chosenAt: 2,
  },
];

it('choices reach the other tabs, and messages of another build are ignored', async () => {
  const received: TabBallot[] = [];
  const stop = new TabBallotsChannel().subscribe((choice) => void received.push(choice));
  const [first] = choices;
  const other = new BroadcastChannel('ballots');
  for (const odd of [null, 7, 'ballots', {}, { ...first, ballot: undefined }, { ...first, chosenAt: '1' }])
    other.postMessage(odd);
  for (const ballot of [{ kind: 'POLL', postId: 'a', poll: { totalVotes: 1 } }, { kind: 'OFFERS' }, salary])
    other.postMessage({ ...first, ballot });
  const here = new TabBallotsChannel();
  for (const choice of choices) here.publish(choice);
  await expect.poll(() => received).toEqual(choices);
  other.close();
  stop();
});

it('a tab that starts to listen seconds after it opened still gets the last choice of that time', async () => {
  const [first] = choices;
  const missed = { ...first, key: 'Asha missed' } as TabBallot;
  const here = new TabBallotsChannel();
  const silence = here.subscribe(() => {});
  here.publish({ ...missed, chosenAt: 1 });
  here.publish({ ...missed, chosenAt: 2 });
  const received: number[] = [];
  const stop = new TabBallotsChannel().subscribe(({ key, chosenAt }) => {
    if (key === missed.key) received.push(chosenAt);
  });
  await expect.poll(() => received).toEqual([2]);
  silence();
  stop();
});
