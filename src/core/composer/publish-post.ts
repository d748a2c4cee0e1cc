import { linked } from '../posts/mentions';
import { isLost, type OutboxPort } from '../posts/outbox-port';
import type { ProfileType } from '../posts/post';
import { type OfferDraft, type PostDraft, rupeesOf } from '../posts/post-draft';
import type { OfferInput, SavedOffer, SavedOffersPort } from '../posts/saved-offers-port';
import { isBlank } from '../posts/writing-rules';
import { Failure } from '../shared/failure';
import type { SavedOfferId } from '../shared/ids';
import { problemTextOf } from '../shared/problem-text-of';
import type { Random } from '../shared/random';
import { composerProblems } from './problem-text';
import type { MediaInput, PollInput, PostInput, PostOutcome, WritingPort } from './writing-port';

/** Why no post was created: our words for a known code, else the message of the service. */
export const postFailureText = ({ code, message }: PostOutcome): string | undefined =>
  problemTextOf(composerProblems, code) ?? message;

/** Sends a draft. Offers and posts keep their idempotency keys while the text is unchanged, so none is sent twice. */
export class PublishPost {
  readonly #writing: WritingPort;
  readonly #offers: SavedOffersPort;
  readonly #random: Random;
  readonly #outbox: OutboxPort | undefined;
  readonly #keys = new Map<string, string>();
  readonly #saved = new Map<string, string>();

  constructor(writing: WritingPort, offers: SavedOffersPort, random: Random, outbox?: OutboxPort) {
    this.#writing = writing;
    this.#offers = offers;
    this.#random = random;
    this.#outbox = outbox;
  }

  /** A retry, even after a reload, reuses the idempotency key, so the post is created once. */
  async publish(
    draft: PostDraft,
    profile: ProfileType,
    campaign: string | undefined,
    key: string,
  ): Promise<PostOutcome> {
    if (!draft.community) throw new Error('A post without a community is never sent.');
    const offerIds = draft.extra === 'offers' ? await this.#save(draft.offers, key) : [];
    const post: PostInput = {
      title: draft.title,
      // A draft stored by an earlier version has no mentions.
      text: linked(draft.text, draft.mentions ?? []),
      community: { kind: draft.community.kind, id: draft.community.id },
      profile,
      media: mediaOf(draft),
      poll: pollOf(draft),
      offerIds,
      ...(campaign && { campaign }),
    };
    const outcome = await this.#writing.createPost({ ...post, key });
    // Without a valid id or a message there is nothing to link to, and the draft must not be discarded.
    const { postId, message } = outcome;
    if (postId === undefined ? !message : typeof postId !== 'string')
      throw new Failure('contract', 'createPost', 0);
    this.#keys.clear();
    this.#saved.clear();
    return outcome;
  }

  /** Like `publish`, but offline it queues the post on the device and sends it later under the same key. */
  async publishOrKeep(
    draft: PostDraft,
    profile: ProfileType,
    campaign: string | undefined,
  ): Promise<PostOutcome | 'kept'> {
    const key = this.#keyFor(draft, profile);
    try {
      return await this.publish(draft, profile, campaign, key);
    } catch (error) {
      if (!this.#outbox || !isLost(error)) throw error;
      await this.#outbox.keep({ kind: 'post', key, draft, profile, campaign }, error);
      this.#keys.clear();
      return 'kept';
    }
  }

  /** An unchanged draft keeps its idempotency key until the server has accepted it. */
  #keyFor(draft: PostDraft, profile: ProfileType): string {
    return this.#keyOf(JSON.stringify([{ ...draft, id: '' }, profile]));
  }

  async #save(offers: readonly OfferDraft[], key: string): Promise<readonly string[]> {
    const ids: SavedOfferId[] = [];
    for (const [index, offer] of offers.entries()) {
      const text = `${key} ${index} ${JSON.stringify(offer)}`;
      const known = this.#saved.get(text);
      const id = known ?? (await this.#idOf(offer, `${key}-${index + 1}`));
      this.#saved.set(text, id);
      ids.push(id);
    }
    return ids;
  }

  /** Updates an offer that was saved before if it differs, and saves it again if it was deleted. */
  async #idOf(offer: OfferDraft, key: string): Promise<string> {
    const input = inputOf(offer, key);
    const there = offer.savedId === undefined ? undefined : await this.#stored(offer.savedId);
    if (!there) return (await this.#offers.saveOffer(input)).id;
    const { key: _, ...text } = input;
    if (!isSame(text, there)) await this.#offers.changeSavedOffer({ id: there.id, ...text });
    return there.id;
  }

  async #stored(id: SavedOfferId): Promise<SavedOffer | undefined> {
    try {
      return await this.#offers.readSavedOffer({ id });
    } catch (error) {
      if (error instanceof Failure && error.kind === 'notFound') return undefined;
      throw error;
    }
  }

  #keyOf(label: string): string {
    const key = this.#keys.get(label) ?? this.#random.id();
    this.#keys.set(label, key);
    return key;
  }
}

const isSame = (input: OfferInput, other: OfferInput): boolean =>
  (['company', 'role', 'place', 'fixed', 'variable', 'stock', 'current'] as const).every(
    (name) => input[name] === other[name],
  );

const inputOf = ({ company, role, place, fixed, variable, stock, current }: OfferDraft, key: string) => ({
  key,
  company,
  role,
  place,
  fixed: rupeesOf(fixed) ?? 0,
  variable: rupeesOf(variable) ?? 0,
  stock: rupeesOf(stock) ?? 0,
  current,
});

function mediaOf({ extra, film: video, pictures }: PostDraft): readonly MediaInput[] {
  if (extra === 'film') return isBlank(video) ? [] : [{ type: 'YOUTUBE', url: video }];
  if (extra !== 'pictures') return [];
  return pictures.flatMap(({ key, alt }) =>
    key === undefined ? [] : [{ type: 'IMAGE', fileKey: key, alt }],
  );
}

const pollOf = ({ extra, options, days }: PostDraft): PollInput | undefined =>
  extra === 'poll' ? { options: options.filter((text) => !isBlank(text)), days } : undefined;
