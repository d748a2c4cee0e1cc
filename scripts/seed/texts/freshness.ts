/** The minimum number of posts between two uses of a sentence: overall, and within a community. */
const APART = 320;
const APART_IN_COMMUNITY = 70;

/** Tracks where sentences were used, so that no screen shows one twice. */
export class Freshness {
  readonly #lastAnywhere = new Map<string, number>();
  readonly #lastInCommunity = new Map<string, number>();
  readonly #postsIn = new Map<string, number>();
  #post = 0;

  /** A new post begins in this community. */
  begin(community: string): void {
    this.#post += 1;
    this.#postsIn.set(community, (this.#postsIn.get(community) ?? 0) + 1);
  }

  isFresh(text: string, community: string): boolean {
    return sentencesOf(text).every((sentence) => {
      const anywhere = this.#lastAnywhere.get(sentence);
      const here = this.#lastInCommunity.get(`${community} ${sentence}`);
      const farAway = anywhere === undefined || this.#post - anywhere >= APART;
      const distanceSoFar =
        here === undefined || (this.#postsIn.get(community) ?? 0) - here >= APART_IN_COMMUNITY;
      return farAway && distanceSoFar;
    });
  }

  say(text: string, community: string): void {
    for (const sentence of sentencesOf(text)) {
      this.#lastAnywhere.set(sentence, this.#post);
      this.#lastInCommunity.set(`${community} ${sentence}`, this.#postsIn.get(community) ?? 0);
    }
  }
}

/** Sentences long enough for a reader to notice a repetition. */
export const sentencesOf = (text: string): readonly string[] =>
  text
    .split(/(?<=[.?!])\s+|\n+/)
    .map((sentence) => sentence.trim().toLowerCase())
    .filter((sentence) => sentence.length > 2);
