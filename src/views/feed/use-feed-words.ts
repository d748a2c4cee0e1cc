import type { FeedWords } from '../../core/feed/words';
import { Catalogue } from '../../core/shell/messages';
import { useStore } from '../use-store';

/** The texts of the feed in the language of the page. */
export const useFeedWords = (): FeedWords => useStore(Catalogue).messages.feed;
