import type { PostId } from '../shared/ids';
import type { Poll, SalaryOffers } from './post';

export type Ballot =
  | { readonly kind: 'POLL'; readonly postId: PostId; readonly poll: Poll }
  | { readonly kind: 'OFFERS'; readonly postId: PostId; readonly salary: SalaryOffers };

export const choiceOf = (ballot: Ballot): number | undefined =>
  ballot.kind === 'POLL' ? ballot.poll.myOptionId : ballot.salary.myOfferId;

/** The ballot with this choice. A user who withdraws a vote no longer sees results. */
export function withChoice(ballot: Ballot, choice: number | undefined): Ballot {
  const turnout = Number(choice !== undefined) - Number(choiceOf(ballot) !== undefined);
  const seen = <Part extends { readonly percent: number | undefined }>(part: Part): Part =>
    choice === undefined ? { ...part, percent: undefined } : part;
  if (ballot.kind === 'POLL') {
    const { poll } = ballot;
    const totalVotes = poll.totalVotes + turnout;
    return {
      ...ballot,
      poll: { ...poll, totalVotes, myOptionId: choice, options: poll.options.map(seen) },
    };
  }
  const { salary } = ballot;
  const offers = salary.offers.map((offer) =>
    choice === undefined ? { ...seen(offer), votes: undefined } : offer,
  );
  return {
    ...ballot,
    salary: { totalVotes: salary.totalVotes + turnout, myOfferId: choice, offers },
  };
}
