import type { components } from '../../../contracts/writing';
import { readVideoAddress } from '../../../core/posts/video-address';
import { kindOf } from '../../../core/posts/writing-rules';
import { inTurn } from '../../db/in-turn';
import type { MediaRow } from '../../db/post-tables';
import { notFound } from '../../http/refusal';
import { missingPictures, takePictures, uploaderSeal } from '../composer/pending-pictures';
import { tell } from '../notifications/tell';
import type { Viewer } from '../profile/account/viewer';
import type { Services } from '../services';
import { communityExists } from './community-queries';
import { writingFaces } from './face-queries';
import { offerSeal } from './saved-offer-handlers';
import { checkedTexts, heldFor, refusedWriting, required } from './writing-checks';
import { insertPoll, insertPost, isPostedAlready, type NewPost, takeOffers } from './writing-queries';

type Wire = components['schemas'];
type Input = Wire['PostInput'];

const ALREADY = 'You’ve already posted this today.';

/** Creates one member's posts in turn, so that the duplicate check sees the previous ones. */
export const createPost = (services: Services, viewer: Viewer, input: Input): Promise<Wire['PostOutcome']> =>
  inTurn(services.db, `posts ${viewer.memberId}`, (db) => createInTurn({ ...services, db }, viewer, input));

async function createInTurn(services: Services, viewer: Viewer, input: Input): Promise<Wire['PostOutcome']> {
  const { db } = services;
  const words = checkedTexts({ title: input.title, content: input.content });
  required('title', words.title);
  const options = checkedOptions(input.poll);
  const kind = checkedKind(input, words.title);
  if (!(await communityExists(db, input.community.type, input.community.entityId))) throw notFound();
  const face = await writingFaces(services, viewer.memberId, input.profileType);
  const now = services.now();
  // Checked before the pictures are claimed, so that a duplicate leaves them in the draft.
  if (await isPostedAlready(db, { faceId: face.id, ...words, now }))
    return { postId: null, status: null, message: ALREADY };
  const media = await mediaOf(services, viewer, input.media);
  const held = heldFor([words.title, words.content, ...options, ...altsOf(media)]);
  const post: NewPost = {
    id: services.newId(),
    faceId: face.id,
    community: input.community,
    kind,
    ...words,
    media,
    heldFor: held,
    now,
  };
  await insertPost(db, post);
  if (input.poll) await insertPoll(db, post.id, { options, days: input.poll.days }, post.now);
  await compare(services, viewer, post.id, input.salaryIds);
  if (!held) await tell(services, db, { kind: 'posted', postId: post.id });
  return { postId: post.id, status: held ? 'FLAGGED' : 'LIVE', message: null };
}

/** Rejects empty and duplicate options. */
function checkedOptions(poll: Input['poll']): readonly string[] {
  if (!poll) return [];
  const texts = poll.options.map((option, at) => {
    const field = `poll/options/${at}`;
    return required(field, checkedTexts({ [field]: option })[field] ?? '');
  });
  const again = texts.findIndex((text, at) => texts.indexOf(text) < at);
  if (again >= 0) throw refusedWriting('EMPTY', `poll/options/${again}`);
  return texts;
}

function checkedKind({ poll, salaryIds, media }: Input, title: string): NewPost['kind'] {
  const pictures = media.filter(({ type }) => type === 'IMAGE').length;
  const kind = kindOf({
    title,
    hasPoll: poll !== null,
    offers: salaryIds.length,
    pictures,
    films: media.length - pictures,
  });
  if (!kind) throw refusedWriting('MIXED_KINDS', 'media');
  return kind;
}

type MediaInput = Input['media'][number];
type Picture = Extract<MediaInput, { type: 'IMAGE' }>;
type Film = Exclude<MediaInput, Picture>;

/** Pictures in the submitted order, or one video. */
async function mediaOf(
  services: Services,
  viewer: Viewer,
  media: Input['media'],
): Promise<readonly MediaRow[]> {
  const pictures = media.filter((one): one is Picture => one.type === 'IMAGE');
  if (pictures.length === 0) return media.map((one, at) => filmOf(one as Film, at));
  const alts = media.map((one, at) => altOf(one as Picture, at));
  const keys = pictures.map(({ fileKey }) => fileKey);
  const owner = uploaderSeal(services, viewer.memberId);
  const missing = await missingPictures(services.db, owner, keys);
  if (missing.length > 0)
    throw refusedWriting('UNKNOWN_MEDIA', ...missing.map((at) => `media/${at}/fileKey`));
  const taken = await takePictures(services.db, owner, keys);
  return taken.map(({ key, width, height }, at) => ({
    type: 'IMAGE',
    fileKey: key,
    fullUrl: services.media.url(key),
    width,
    height,
    alt: alts[at] ?? '',
  }));
}

function altOf({ alt }: Picture, at: number): string {
  const field = `media/${at}/alt`;
  return checkedTexts({ [field]: alt })[field] ?? '';
}

const altsOf = (media: readonly MediaRow[]): readonly string[] =>
  media.flatMap((one) => (one.type === 'IMAGE' ? [one.alt] : []));

function filmOf({ fullUrl }: Film, at: number): MediaRow {
  const film = readVideoAddress(fullUrl);
  if (!film.type || !film.videoId || !film.url) throw refusedWriting('INVALID_VIDEO', `media/${at}/fullUrl`);
  return { type: film.type, fullUrl: film.url, videoId: film.videoId, title: '' };
}

async function compare(
  services: Services,
  viewer: Viewer,
  postId: string,
  given: readonly string[],
): Promise<void> {
  const ids = [...new Set(given)];
  if (ids.length === 0) return;
  const taken = await takeOffers(services.db, postId, offerSeal(services, viewer.memberId), ids);
  if (taken < ids.length) throw refusedWriting('UNKNOWN_OFFER', 'salaryIds');
}
