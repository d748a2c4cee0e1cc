import { Drafts } from '../../core/composer/drafts';
import { PublishPost } from '../../core/composer/publish-post';
import type { PostInput, PostOutcome, WritingPort } from '../../core/composer/writing-port';
import type { OfferInput, SavedOffersPort } from '../../core/posts/saved-offers-port';
import { Failure } from '../../core/shared/failure';
import { ShellStore } from '../shell/shell-store';
import { ComposerStore } from './composer-store';

export const LIVE: PostOutcome = {
  postId: 'Nw5pQ9sLm3Xc7TzB',
  status: 'LIVE',
  code: undefined,
  message: undefined,
};
export const NOT_POSTED = { postId: undefined, status: undefined, code: undefined };
export const community = { kind: 'TOPIC', id: 43, name: 'Working in Bengaluru' } as const;
export const offline = () => Promise.reject(new Failure('offline', 'createPost', 0));

/** A composer whose post has the outcome set by the test. */
export function composer(
  fare: () => Promise<PostOutcome> = async () => LIVE,
  stored = new Map<string, string>(),
) {
  const posts: (PostInput & { readonly key: string })[] = [];
  const offers: (OfferInput & { readonly key: string })[] = [];
  const writing = {
    createPost: (post: PostInput & { readonly key: string }) => {
      posts.push(post);
      return fare();
    },
  } as unknown as WritingPort;
  const saved = {
    saveOffer: async (offer: OfferInput & { readonly key: string }) => {
      offers.push(offer);
      return { ...offer, id: `offer ${offer.company}`, inHand: 0 };
    },
  } as unknown as SavedOffersPort;
  let ids = 0;
  const random = { id: () => `random-${++ids}` };
  const storage = {
    read: (key: string) => stored.get(key),
    write: (key: string, text: string) => void stored.set(key, text),
    remove: (key: string) => void stored.delete(key),
  };
  const shell = new ShellStore();
  const publish = new PublishPost(writing, saved, random);
  const store = new ComposerStore(publish, new Drafts(storage), random, shell);
  return { store, posts, offers, shell, saved: stored };
}
