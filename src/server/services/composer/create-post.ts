import type { components } from '../../../contracts/writing';
import { mentionsIn } from '../../../core/notifications/mentions';
import { readVideoAddress } from '../../../core/posts/video-address';
import { kindOf } from '../../../core/posts/writing-rules';
import { inTurn } from '../../db/in-turn';
import type { MediaRow } from '../../db/post-tables';
import { messageOf, notFound, refusedField } from '../../http/refusal';
import { sendNotification } from '../notifications/notify';
import { postingAliases } from '../posts/alias-queries';
import { lockSavedOffers, offerKey } from '../posts/saved-offers';
import type { Viewer } from '../profile/account/viewer';
import type { Services } from '../services';
import { missingPictures, takePictures, uploaderSeal } from './pending-pictures';
import { checkedTexts, holdReason, required } from './writing-checks';
import { attachOffers, checkPlace, insertPoll, insertPost, type NewPost } from './writing-queries';

type Wire = components['schemas'];
type Input = Wire['PostInput'];

/** Creates one member's posts in turn, so that the duplicate check sees the previous ones. */
export const createPost = (services: Services, viewer: Viewer, input: Input): Promise<Wire['PostOutcome']> =>
  inTurn(services.db, `posts ${viewer.memberId}`, (db) => createInTurn({ ...services, db }, viewer, input));

async function createInTurn(services: Services, viewer: Viewer, input: Input): Promise<Wire['PostOutcome']> {
  const { db } = services;
  const text = checkedTexts({ title: input.title, content: input.content });
  required('title', text.title);
  const options = checkedOptions(input.poll);
  const kind = checkedKind(input, text.title);
  const alias = await postingAliases(services, viewer.memberId, input.profileType);
  const now = services.now();
  // Checked before the pictures are claimed, so that a duplicate leaves them in the draft.
  const place = await checkPlace(db, { aliasId: alias.id, community: input.community, ...text, now });
  if (!place.exists) throw notFound();
  if (place.hasPost)
    return { postId: null, status: null, code: 'POSTED_ALREADY', message: messageOf('POSTED_ALREADY') };
  const media = await mediaOf(services, viewer, input.media);
  const offers = await lockSavedOffers(services, offerKey(services, viewer.memberId), input.salaryIds);
  if (offers.length < new Set(input.salaryIds).size) throw refusedField('UNKNOWN_OFFER', 'salaryIds');
  const names = offers.flatMap((offer) => [offer.company_name, offer.job_profile, offer.place]);
  const current = holdReason([text.title, text.content, ...options, ...altsOf(media), ...names]);
  const post: NewPost = {
    id: services.newId(),
    aliasId: alias.id,
    community: input.community,
    kind,
    ...text,
    media,
    holdReason: current,
    now,
  };
  await insertPost(db, post);
  if (input.poll) await insertPoll(db, post.id, { options, days: input.poll.days }, post.now);
  await attachOffers(db, post.id, offers);
  if (!current && mentionsIn(`${text.title}\n${text.content}`).length > 0)
    await sendNotification(services, db, { kind: 'posted', postId: post.id });
  return { postId: post.id, status: current ? 'FLAGGED' : 'LIVE', code: null, message: null };
}

/** Rejects empty and duplicate options. */
function checkedOptions(poll: Input['poll']): readonly string[] {
  if (!poll) return [];
  const texts = poll.options.map((option, index) => {
    const field = `poll/options/${index}`;
    return required(field, checkedTexts({ [field]: option })[field] ?? '');
  });
  const again = texts.findIndex((text, index) => texts.indexOf(text) < index);
  if (again >= 0) throw refusedField('EMPTY', `poll/options/${again}`);
  return texts;
}

function checkedKind({ poll, salaryIds, media }: Input, title: string): NewPost['kind'] {
  const pictures = media.filter(({ type }) => type === 'IMAGE').length;
  const kind = kindOf({
    title,
    hasPoll: poll !== null,
    offers: salaryIds.length,
    pictures,
    videos: media.length - pictures,
  });
  if (!kind) throw refusedField('MIXED_KINDS', 'media');
  return kind;
}

type MediaInput = Input['media'][number];
type Picture = Extract<MediaInput, { type: 'IMAGE' }>;
type Video = Exclude<MediaInput, Picture>;

/** Pictures in the submitted order, or one video. */
async function mediaOf(
  services: Services,
  viewer: Viewer,
  media: Input['media'],
): Promise<readonly MediaRow[]> {
  const pictures = media.filter((item): item is Picture => item.type === 'IMAGE');
  if (pictures.length === 0) return media.map((item, index) => videoOf(item as Video, index));
  const alts = media.map((item, index) => altOf(item as Picture, index));
  const keys = pictures.map(({ fileKey }) => fileKey);
  const owner = uploaderSeal(services, viewer.memberId);
  const missing = await missingPictures(services.db, owner, keys);
  if (missing.length > 0)
    throw refusedField('UNKNOWN_MEDIA', ...missing.map((position) => `media/${position}/fileKey`));
  const taken = await takePictures(services.db, owner, keys);
  return taken.map(({ key, width, height }, index) => ({
    type: 'IMAGE',
    fileKey: key,
    fullUrl: services.media.url(key),
    width,
    height,
    alt: alts[index] ?? '',
  }));
}

function altOf({ alt }: Picture, position: number): string {
  const field = `media/${position}/alt`;
  return checkedTexts({ [field]: alt })[field] ?? '';
}

const altsOf = (media: readonly MediaRow[]): readonly string[] =>
  media.flatMap((row) => (row.type === 'IMAGE' ? [row.alt] : []));

function videoOf({ fullUrl }: Video, position: number): MediaRow {
  const video = readVideoAddress(fullUrl);
  if (!video.type || !video.videoId || !video.url)
    throw refusedField('INVALID_VIDEO', `media/${position}/fullUrl`);
  return { type: video.type, fullUrl: video.url, videoId: video.videoId, title: '' };
}
