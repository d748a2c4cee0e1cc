/** The minimum number of posts between two uses of a sentence: overall, and within a community. */
const APART = 320;
const APART_IN_COMMUNITY = 70;

/** The minimum number of posts between two titles of the same template, even if their numbers differ. */
const WORDINGS_APART = 24;
/** Some communities have only a dozen templates. */
const WORDINGS_APART_IN_COMMUNITY = 6;

/** Tracks where sentences were used, so that no screen shows one twice. */
export class Freshness {
  readonly #lastAnywhere = new Map<string, number>();
  readonly #lastInCommunity = new Map<string, number>();
  readonly #wordings = new Map<string, number>();
  readonly #postsIn = new Map<string, number>();
  #post = 0;

  /** Starts a new post in this community. */
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

  /** Whether no title of this template is nearby, in all lists and in the community's own. */
  isNewWording(template: string, community: string): boolean {
    const anywhere = this.#wordings.get(template);
    const here = this.#wordings.get(`${community} ${template}`);
    return (
      (anywhere === undefined || this.#post - anywhere >= WORDINGS_APART) &&
      (here === undefined || (this.#postsIn.get(community) ?? 0) - here >= WORDINGS_APART_IN_COMMUNITY)
    );
  }

  use(template: string, community: string): void {
    this.#wordings.set(template, this.#post);
    this.#wordings.set(`${community} ${template}`, this.#postsIn.get(community) ?? 0);
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
