import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import { ABUSIVE_WORDS, abusiveWords } from '../../core/composer/abusive-words';
import type { PollConfig, WritingPort } from '../../core/composer/writing-port';
import type { OfferConfig, SavedOffersPort } from '../../core/posts/saved-offers-port';
import { readVideoAddress } from '../../core/posts/video-address';
import {
  MAX_OFFERS,
  MAX_OFFERS_SHOWN,
  MAX_OPTION_LENGTH,
  MAX_OPTIONS,
  MIN_OPTIONS,
  POLL_DAYS,
} from '../../core/posts/writing-rules';
import { Failure } from '../../core/shared/failure';

type Rules = Pick<WritingPort, 'listAbusiveWords' | 'readPollConfig' | 'readVideoAddress'>;

/** The posting rules of the service; until they are loaded the rules built into the page apply. */
export class ComposerRulesStore {
  poll: PollConfig = {
    minOptions: MIN_OPTIONS,
    maxOptions: MAX_OPTIONS,
    maxOptionLength: MAX_OPTION_LENGTH,
    days: POLL_DAYS,
  };
  offers: OfferConfig = { maxOffers: MAX_OFFERS, maxShown: MAX_OFFERS_SHOWN };
  abusive: ReadonlySet<string> = new Set(ABUSIVE_WORDS);
  /** The video URL in the field, as normalized by the service. */
  film: { readonly given: string; readonly url: string } | undefined = undefined;
  #isRequested = false;
  readonly #writing: Rules;
  readonly #saved: Pick<SavedOffersPort, 'readOfferConfig'>;

  constructor(writing: Rules, saved: Pick<SavedOffersPort, 'readOfferConfig'>) {
    this.#writing = writing;
    this.#saved = saved;
    makeAutoObservable(
      this,
      { poll: observableRef, offers: observableRef, abusive: observableRef, film: observableRef },
      { autoBind: true },
    );
  }

  async open(): Promise<void> {
    if (this.#isRequested) return;
    this.#isRequested = true;
    const [poll, offers, text] = await Promise.all([
      quietly(this.#writing.readPollConfig()),
      quietly(this.#saved.readOfferConfig()),
      quietly(this.#writing.listAbusiveWords()),
    ]);
    runInAction(() => {
      if (poll) this.poll = poll;
      if (offers) this.offers = offers;
      if (text) this.abusive = new Set(text);
      this.#isRequested = poll !== undefined && offers !== undefined && text !== undefined;
    });
  }

  /** Words that would hold the post back until a moderator has reviewed it. */
  holdReason(...texts: readonly string[]): readonly string[] {
    return [...new Set(texts.flatMap((text) => abusiveWords(text, this.abusive)))];
  }

  /** Queries the service only if the text has the shape of a video URL. */
  async readVideo(input: string): Promise<void> {
    if (!readVideoAddress(input).valid) return;
    const reading = await quietly(this.#writing.readVideoAddress({ url: input }));
    runInAction(() => {
      this.film = reading?.valid && reading.url ? { given: input, url: reading.url } : undefined;
    });
  }
}

async function quietly<Result>(request: Promise<Result>): Promise<Result | undefined> {
  try {
    return await request;
  } catch (error) {
    if (error instanceof Failure) return undefined;
    throw error;
  }
}
