import { ChatKeeper } from '../chat/chat-keeper';
import { CompanySightings } from '../companies/company-sightings';
import { FreshFigures } from '../feed/fresh-figures';
import { NewPosts } from '../feed/new-posts';
import { Sightings } from '../feed/sightings';
import { NativePart } from '../native-app/native-part';
import { Notices } from '../notifications/notices';
import { OnboardingKeeper } from '../onboarding/onboarding-keeper';
import { AdFlag } from './ad-flag';
import { AddressKeeper } from './address-keeper';
import { OfflineStrip } from './offline-strip';
import { OutboxKeeper } from './outbox-keeper';
import { Overlays } from './overlays';
import { PageLoader } from './page-loader';
import { Prompts } from './prompts';
import { SessionKeeper } from './session-keeper';
import { Toasts } from './toasts';
import { Vendors } from './vendors';
import { Vitals } from './vitals';

/** What stands around the screens but is not needed to read one. */
export const LaterParts = () => (
  <>
    <NewPosts />
    <FreshFigures />
    <Sightings />
    <CompanySightings />
    <OfflineStrip />
    <OutboxKeeper />
    <Prompts />
    <Overlays />
    <PageLoader />
    <Toasts />
    <AddressKeeper />
    <SessionKeeper />
    <Notices />
    <NativePart />
    <ChatKeeper />
    <OnboardingKeeper />
    <AdFlag />
    <Vendors />
    <Vitals />
  </>
);
