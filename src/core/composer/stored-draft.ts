import { isFit } from '../posts/mentions';
import {
  type Extra,
  emptyDraft,
  emptyOffer,
  isWorthKeeping,
  type OfferDraft,
  type PostDraft,
} from '../posts/post-draft';
import { MAX_OFFERS, MAX_OPTIONS, POLL_DAYS } from '../posts/writing-rules';
import type { DraftId } from '../shared/ids';

const ID = /^[A-Za-z0-9_-]{8,40}$/;
const SLUG = /^[a-z0-9-]{1,120}$/;
const MAX_MENTIONS = 20;
const EXTRAS: readonly Extra[] = ['none', 'poll', 'offers', 'film'];

/** The draft as stored on the device, without pictures: the server deletes those within a day. */
export const draftText = ({ pictures: _, ...draft }: PostDraft): string =>
  JSON.stringify({ ...draft, extra: draft.extra === 'pictures' ? 'none' : draft.extra });

/** The next draft, if this one changed while it was sent. Pictures that were sent belong to the post. */
export function laterDraft(draft: PostDraft, sent: PostDraft): PostDraft | undefined {
  const pictures = draft.pictures.filter(({ id }) => sent.pictures.every((picture) => picture.id !== id));
  const isSame = pictures.length === 0 && draftText(draft) === draftText(sent);
  const extra = draft.extra === 'pictures' && pictures.length === 0 ? 'none' : draft.extra;
  const later = { ...draft, pictures, extra };
  return isSame || !isWorthKeeping(later) ? undefined : later;
}

/** Restores a draft from stored text. The text may have been altered, so each part is validated. */
export function draftFrom(text: string, id: DraftId): PostDraft {
  const empty = emptyDraft(id);
  const saved = objectOf(parsed(text));
  if (!saved) return empty;
  return {
    ...empty,
    id: typeof saved.id === 'string' && ID.test(saved.id) ? saved.id : id,
    title: textOf(saved.title),
    text: textOf(saved.text),
    mentions: mentionsOf(saved.mentions),
    community: communityOf(saved.community),
    extra: EXTRAS.find((extra) => extra === saved.extra) ?? 'none',
    options: optionsOf(saved.options),
    days: POLL_DAYS.find((days) => days === saved.days) ?? empty.days,
    offers: offersOf(saved.offers),
    film: textOf(saved.film),
  };
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

const objectOf = (value: unknown): Readonly<Record<string, unknown>> | undefined =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
    ? (value as Readonly<Record<string, unknown>>)
    : undefined;

const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);
const textOf = (value: unknown): string => (typeof value === 'string' ? value.slice(0, 20_000) : '');

const mentionsOf = (value: unknown): PostDraft['mentions'] =>
  listOf(value)
    .slice(0, MAX_MENTIONS)
    .map((item) => ({ name: textOf(objectOf(item)?.name), path: textOf(objectOf(item)?.path) }))
    .filter(isFit);

function communityOf(value: unknown): PostDraft['community'] {
  const { kind, id, name, logoUrl, slug, reach } = objectOf(value) ?? {};
  if ((kind !== 'TOPIC' && kind !== 'COMPANY' && kind !== 'DEPARTMENT') || typeof id !== 'number')
    return undefined;
  const { posts, followers } = objectOf(reach) ?? {};
  return {
    kind,
    id,
    name: textOf(name),
    // A logo URL on another site would reveal the author to that site.
    ...(typeof logoUrl === 'string' && /^\/(?!\/)/.test(logoUrl) && { logoUrl }),
    ...(typeof slug === 'string' && SLUG.test(slug) && { slug }),
    ...(isCount(posts) && isCount(followers) && { reach: { posts, followers } }),
  };
}

const isCount = (value: unknown): value is number => Number.isSafeInteger(value) && Number(value) >= 0;

function optionsOf(value: unknown): readonly string[] {
  const options = listOf(value).map(textOf).slice(0, MAX_OPTIONS);
  return options.length < 2 ? ['', ''] : options;
}

function offersOf(value: unknown): readonly OfferDraft[] {
  const offers = listOf(value).slice(0, MAX_OFFERS).map(offerOf);
  return offers.length === 0 ? [emptyOffer] : offers;
}

function offerOf(value: unknown): OfferDraft {
  const { company, role, place, fixed, variable, stock, current, savedId } = objectOf(value) ?? {};
  return {
    company: textOf(company),
    role: textOf(role),
    place: textOf(place),
    fixed: textOf(fixed),
    variable: textOf(variable),
    stock: textOf(stock),
    current: current === true,
    ...(typeof savedId === 'string' && ID.test(savedId) && { savedId }),
  };
}
