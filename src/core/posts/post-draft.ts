import type { Community, CommunityKey } from '../communities/community';
import type { SavedOfferId } from '../shared/ids';
import type { TextSpan } from '../shared/rich-text';
import { readTypedMoney } from '../shared/typed-money';
import { contactDetails } from './contact-details';
import { linked, type Mention } from './mentions';
import { readVideoAddress } from './video-address';
import {
  charactersLeft,
  isBlank,
  MAX_ALT_LENGTH,
  MAX_OPTION_LENGTH,
  MAX_OPTIONS,
  MAX_POST_LENGTH,
  MAX_TITLE_LENGTH,
  MIN_OPTIONS,
  type PollDays,
} from './writing-rules';

/** The attachment of a post; at most one. */
export type Extra = 'none' | 'poll' | 'offers' | 'film' | 'pictures';

/** A community in the picker; an old draft may know its name only. */
export interface ChosenCommunity
  extends CommunityKey,
    Partial<Pick<Community, 'logoUrl' | 'slug' | 'reach'>> {
  readonly name: string;
}

export const chosen = ({ kind, id, name, logoUrl, slug, reach }: Community): ChosenCommunity => ({
  kind,
  id,
  name,
  logoUrl,
  slug,
  reach,
});

/** An offer in the form; amounts are texts such as "18 lakh". */
export interface OfferDraft {
  readonly company: string;
  readonly role: string;
  readonly place: string;
  readonly fixed: string;
  readonly variable: string;
  readonly stock: string;
  readonly current: boolean;
  /** The id in the service, if the offer was loaded from the saved offers. */
  readonly savedId?: SavedOfferId | undefined;
}

export interface PictureDraft {
  /** A local id until the upload returns a key. */
  readonly id: string;
  /** The file name; shown to the author only. */
  readonly name: string;
  /** The storage key in the service, once uploaded. */
  readonly key: string | undefined;
  readonly url: string;
  readonly alt: string;
}

export interface PostDraft {
  /** Identifies the draft for limits counted per draft. */
  readonly id: string;
  readonly title: string;
  readonly text: string;
  readonly mentions: readonly Mention[];
  readonly community: ChosenCommunity | undefined;
  readonly extra: Extra;
  readonly options: readonly string[];
  readonly days: PollDays;
  readonly offers: readonly OfferDraft[];
  readonly film: string;
  readonly pictures: readonly PictureDraft[];
}

export const emptyOffer: OfferDraft = {
  company: '',
  role: '',
  place: '',
  fixed: '',
  variable: '',
  stock: '',
  current: false,
};

export const emptyDraft = (id: string): PostDraft => ({
  id,
  title: '',
  text: '',
  mentions: [],
  community: undefined,
  extra: 'none',
  options: ['', ''],
  days: 3,
  offers: [emptyOffer],
  film: '',
  pictures: [],
});

/** Marking an offer as the current salary unmarks the others. */
export const withCurrent = (
  offers: readonly OfferDraft[],
  index: number,
  current: boolean,
): readonly OfferDraft[] =>
  offers.map((offer, place) => ({
    ...offer,
    current: place === index ? current : current ? false : offer.current,
  }));

/** False if the draft has nothing the user would miss. */
export const isWorthKeeping = (draft: PostDraft): boolean =>
  [draft.title, draft.text, draft.film, ...draft.options, ...draft.offers.map(({ company }) => company)].some(
    (text) => text.trim() !== '',
  ) || draft.pictures.length > 0;

/** Whether the preset has other text than the draft. */
export const replacesText = (draft: PostDraft, preset: Partial<PostDraft>): boolean =>
  (['title', 'text', 'offers'] as const).some(
    (name) => preset[name] !== undefined && JSON.stringify(preset[name]) !== JSON.stringify(draft[name]),
  );

/** Whether the preset has a different community from the one chosen for the draft. */
export const replacesCommunity = (
  { community: own }: PostDraft,
  { community }: Partial<PostDraft>,
): boolean =>
  own !== undefined && community !== undefined && (own.kind !== community.kind || own.id !== community.id);

export interface DraftProblem {
  /** A field name: title, text, community, film, option 2, offer 1 fixed … */
  readonly field: string;
  readonly kind: 'empty' | 'long' | 'contact' | 'same' | 'film' | 'amount' | 'unclear' | 'waiting';
  readonly spans?: readonly TextSpan[];
}

/** The validation errors of a draft, in the order of the form. */
export function draftProblems(draft: PostDraft): readonly DraftProblem[] {
  return [
    ...(draft.community ? [] : [{ field: 'community', kind: 'empty' } as const]),
    ...fieldTextProblems(draft.title, linked(draft.text, draft.mentions)),
    ...extraProblems(draft),
  ];
}

/** Validates title and text, also when a post is edited. */
export const fieldTextProblems = (title: string, text: string): readonly DraftProblem[] => [
  ...textProblems('title', title, MAX_TITLE_LENGTH, true),
  ...textProblems('text', text, MAX_POST_LENGTH, false),
];

function textProblems(field: string, text: string, max: number, wanted: boolean): readonly DraftProblem[] {
  if (wanted && isBlank(text)) return [{ field, kind: 'empty' }];
  if (charactersLeft(text, max) < 0) return [{ field, kind: 'long' }];
  const spans = contactDetails(text);
  return spans.length > 0 ? [{ field, kind: 'contact', spans }] : [];
}

function extraProblems(draft: PostDraft): readonly DraftProblem[] {
  switch (draft.extra) {
    case 'poll':
      return pollProblems(draft.options);
    case 'offers':
      return draft.offers.flatMap(offerProblems);
    case 'film':
      return isBlank(draft.film) || readVideoAddress(draft.film).valid
        ? []
        : [{ field: 'film', kind: 'film' }];
    case 'pictures':
      return pictureProblems(draft.pictures);
    case 'none':
      return [];
  }
}

function pictureProblems(pictures: readonly PictureDraft[]): readonly DraftProblem[] {
  const waiting = pictures.some(({ key }) => key === undefined);
  return [
    ...(waiting ? [{ field: 'pictures', kind: 'waiting' } as const] : []),
    ...pictures.flatMap(({ alt }, index) => textProblems(`picture ${index + 1}`, alt, MAX_ALT_LENGTH, false)),
  ];
}

function pollProblems(options: readonly string[]): readonly DraftProblem[] {
  const texts = options.map((text) => text.trim().toLowerCase());
  return options.slice(0, MAX_OPTIONS).flatMap((text, index): readonly DraftProblem[] => {
    const field = `option ${index + 1}`;
    const own = textProblems(field, text, MAX_OPTION_LENGTH, index < MIN_OPTIONS);
    const again = isBlank(text) ? false : texts.indexOf(texts[index] ?? '') < index;
    return own.length > 0 ? own : again ? [{ field, kind: 'same' }] : [];
  });
}

function offerProblems(offer: OfferDraft, position: number): readonly DraftProblem[] {
  const field = (name: string) => `offer ${position + 1} ${name}`;
  const text = (['company', 'role', 'place'] as const).flatMap((name) =>
    textProblems(field(name), offer[name], 120, true),
  );
  const amounts = (['fixed', 'variable', 'stock'] as const).flatMap((name): readonly DraftProblem[] => {
    const read = rupeesOf(offer[name]);
    const missing = name === 'fixed' && read === 0;
    const wrong = readTypedMoney(offer[name]).kind === 'unclear' ? 'unclear' : 'amount';
    return read === undefined || missing ? [{ field: field(name), kind: missing ? 'empty' : wrong }] : [];
  });
  return [...text, ...amounts];
}

const MAX_PAY = 500_000_000;

/** Parses a typed amount into whole rupees; an empty field means 0. */
export function rupeesOf(text: string): number | undefined {
  const read = readTypedMoney(text);
  if (read.kind === 'empty') return 0;
  return read.kind === 'amount' && read.rupees <= MAX_PAY ? read.rupees : undefined;
}
