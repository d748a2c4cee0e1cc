import { NewPosts } from '../feed/new-posts';
import { AddressKeeper } from './address-keeper';
import { OfflineStrip } from './offline-strip';
import { Overlays } from './overlays';
import { PageLoader } from './page-loader';
import { Prompts } from './prompts';
import { SessionKeeper } from './session-keeper';
import { Toasts } from './toasts';

/** What stands around the screens but is not needed to read one. */
export const LaterParts = () => (
  <>
    <NewPosts />
    <OfflineStrip />
    <Prompts />
    <Overlays />
    <PageLoader />
    <Toasts />
    <AddressKeeper />
    <SessionKeeper />
  </>
);
