import type { ProfileType } from '../feed/post';
import type { SavedOffersPort } from '../offers/saved-offers-port';
import type { Random } from '../shared/random';
import { type OfferDraft, type PostDraft, rupeesOf } from './post-draft';
import type { MediaInput, PollInput, PostInput, PostOutcome, WritingPort } from './writing-port';
import { isBlank } from './writing-rules';

/** Sends a draft. What was sent before under the same words is not sent twice: offers and posts keep their keys. */
export class PublishPost {
  readonly #writing: WritingPort;
  readonly #offers: SavedOffersPort;
  readonly #random: Random;
  readonly #keys = new Map<string, string>();
  readonly #saved = new Map<string, string>();

  constructor(writing: WritingPort, offers: SavedOffersPort, random: Random) {
    this.#writing = writing;
    this.#offers = offers;
    this.#random = random;
  }

  async publish(draft: PostDraft, profile: ProfileType, campaign: string | undefined): Promise<PostOutcome> {
    if (!draft.community) throw new Error('A post without a community is never sent.');
    const offerIds = draft.extra === 'offers' ? await this.#save(draft.offers) : [];
    const post: PostInput = {
      title: draft.title,
      text: draft.text,
      community: { kind: draft.community.kind, id: draft.community.id },
      profile,
      media: mediaOf(draft),
      poll: pollOf(draft),
      offerIds,
      ...(campaign && { campaign }),
    };
    const outcome = await this.#writing.createPost({ ...post, key: this.#keyOf(JSON.stringify(post)) });
    this.#keys.clear();
    this.#saved.clear();
    return outcome;
  }

  /** One after the other, in their order; what is saved already is not saved again. */
  async #save(offers: readonly OfferDraft[]): Promise<readonly string[]> {
    const ids: string[] = [];
    for (const offer of offers) {
      const text = JSON.stringify(offer);
      const id =
        this.#saved.get(text) ?? (await this.#offers.saveOffer(inputOf(offer, this.#keyOf(text)))).id;
      this.#saved.set(text, id);
      ids.push(id);
    }
    return ids;
  }

  #keyOf(what: string): string {
    const key = this.#keys.get(what) ?? this.#random.id();
    this.#keys.set(what, key);
    return key;
  }
}

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
  return extra === 'pictures' ? pictures.map(({ key, alt }) => ({ type: 'IMAGE', fileKey: key, alt })) : [];
}

const pollOf = ({ extra, options, days }: PostDraft): PollInput | undefined =>
  extra === 'poll' ? { options: options.filter((text) => !isBlank(text)), days } : undefined;
