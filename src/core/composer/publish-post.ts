import { linked } from '../posts/mentions';
import type { ProfileType } from '../posts/post';
import { type OfferDraft, type PostDraft, rupeesOf } from '../posts/post-draft';
import { isLost, type Postbox } from '../posts/postbox';
import type { OfferInput, SavedOffer, SavedOffersPort } from '../posts/saved-offers-port';
import { isBlank } from '../posts/writing-rules';
import { Failure } from '../shared/failure';
import type { Random } from '../shared/random';
import type { MediaInput, PollInput, PostInput, PostOutcome, WritingPort } from './writing-port';

/** Sends a draft. What was sent before under the same words is not sent twice: offers and posts keep their keys. */
export class PublishPost {
  readonly #writing: WritingPort;
  readonly #offers: SavedOffersPort;
  readonly #random: Random;
  readonly #postbox: Postbox | undefined;
  readonly #keys = new Map<string, string>();
  readonly #saved = new Map<string, string>();

  constructor(writing: WritingPort, offers: SavedOffersPort, random: Random, postbox?: Postbox) {
    this.#writing = writing;
    this.#offers = offers;
    this.#random = random;
    this.#postbox = postbox;
  }

  /** What goes out a second time, also after a reload, is told by its key and made once. */
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
      // A draft that waits since an earlier version of this page knows of none.
      text: linked(draft.text, draft.mentions ?? []),
      community: { kind: draft.community.kind, id: draft.community.id },
      profile,
      media: mediaOf(draft),
      poll: pollOf(draft),
      offerIds,
      ...(campaign && { campaign }),
    };
    const outcome = await this.#writing.createPost({ ...post, key });
    // Nobody is led to, and no draft is given up for, a post that has no name; why there is none has to be said.
    const { postId, message } = outcome;
    if (postId === undefined ? !message : typeof postId !== 'string')
      throw new Failure('contract', 'createPost', 0);
    this.#keys.clear();
    this.#saved.clear();
    return outcome;
  }

  /** As above; without a line it is kept on the device and sent later, under the same key. */
  async publishOrKeep(
    draft: PostDraft,
    profile: ProfileType,
    campaign: string | undefined,
  ): Promise<PostOutcome | 'kept'> {
    const key = this.#keyFor(draft, profile);
    try {
      return await this.publish(draft, profile, campaign, key);
    } catch (error) {
      if (!this.#postbox || !isLost(error)) throw error;
      await this.#postbox.keep({ kind: 'post', key, draft, profile, campaign }, error);
      this.#keys.clear();
      return 'kept';
    }
  }

  /** The key under which a post goes out: the same words keep theirs until they have arrived. */
  #keyFor(draft: PostDraft, profile: ProfileType): string {
    return this.#keyOf(JSON.stringify([{ ...draft, id: '' }, profile]));
  }

  /** One after the other, in their order; what is saved already is not saved again. */
  async #save(offers: readonly OfferDraft[], key: string): Promise<readonly string[]> {
    const ids: string[] = [];
    for (const [at, offer] of offers.entries()) {
      const text = `${key} ${at} ${JSON.stringify(offer)}`;
      const known = this.#saved.get(text);
      const id = known ?? (await this.#idOf(offer, `${key}-${at + 1}`));
      this.#saved.set(text, id);
      ids.push(id);
    }
    return ids;
  }

  /** One that was kept before stays one: it is changed where it differs, and kept anew when it is gone. */
  async #idOf(offer: OfferDraft, key: string): Promise<string> {
    const input = inputOf(offer, key);
    const there = offer.savedId === undefined ? undefined : await this.#kept(offer.savedId);
    if (!there) return (await this.#offers.saveOffer(input)).id;
    const { key: _, ...words } = input;
    if (!isSame(words, there)) await this.#offers.changeSavedOffer({ id: there.id, ...words });
    return there.id;
  }

  async #kept(id: string): Promise<SavedOffer | undefined> {
    try {
      return await this.#offers.readSavedOffer({ id });
    } catch (error) {
      if (error instanceof Failure && error.kind === 'notFound') return undefined;
      throw error;
    }
  }

  #keyOf(what: string): string {
    const key = this.#keys.get(what) ?? this.#random.id();
    this.#keys.set(what, key);
    return key;
  }
}

const isSame = (one: OfferInput, other: OfferInput): boolean =>
  (['company', 'role', 'place', 'fixed', 'variable', 'stock', 'current'] as const).every(
    (name) => one[name] === other[name],
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

function mediaOf({ extra, film, pictures }: PostDraft): readonly MediaInput[] {
  if (extra === 'film') return [{ type: 'YOUTUBE', url: film }];
  if (extra !== 'pictures') return [];
  return pictures.flatMap(({ key, alt }) =>
    key === undefined ? [] : [{ type: 'IMAGE', fileKey: key, alt }],
  );
}

const pollOf = ({ extra, options, days }: PostDraft): PollInput | undefined =>
  extra === 'poll' ? { options: options.filter((text) => !isBlank(text)), days } : undefined;
