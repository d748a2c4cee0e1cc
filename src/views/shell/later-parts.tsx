import { FailureStore } from '../../stores/failure-store';
import { ChatKeeper } from '../chat/chat-keeper';
import { CompanySightings } from '../companies/company-sightings';
import { FreshFigures } from '../feed/fresh-figures';
import { NewPosts } from '../feed/new-posts';
import { Sightings } from '../feed/sightings';
import { Apart } from '../kit/apart';
import { NativePart } from '../native-app/native-part';
import { Notices } from '../notifications/notices';
import { OnboardingKeeper } from '../onboarding/onboarding-keeper';
import { useStore } from '../use-store';
import { AdFlag } from './ad-flag';
import { AddressKeeper } from './address-keeper';
import { FocusKeeper } from './focus-keeper';
import { MoreKeeper } from './more-keeper';
import { OfflineStrip } from './offline-strip';
import { OutboxKeeper } from './outbox-keeper';
import { Overlays } from './overlays';
import { PageLoader } from './page-loader';
import { Prompts } from './prompts';
import { RetryKeeper } from './retry-keeper';
import { SessionKeeper } from './session-keeper';
import { Toasts } from './toasts';
import { UnansweredKeeper } from './unanswered-keeper';
import { Vendors } from './vendors';
import { Vitals } from './vitals';

const PARTS = {
  NewPosts,
  FreshFigures,
  Sightings,
  CompanySightings,
  FocusKeeper,
  MoreKeeper,
  OfflineStrip,
  OutboxKeeper,
  RetryKeeper,
  UnansweredKeeper,
  Prompts,
  Overlays,
  PageLoader,
  Toasts,
  AddressKeeper,
  SessionKeeper,
  Notices,
  NativePart,
  ChatKeeper,
  OnboardingKeeper,
  AdFlag,
  Vendors,
  Vitals,
} as const;

/** What stands around the screens but is not needed to read one. A part that fails is left out alone. */
export const LaterParts = () => {
  const failures = useStore(FailureStore);
  return Object.entries(PARTS).map(([name, Part]) => (
    <Apart key={name} onFailed={(error) => failures.log(error)}>
      <Part />
    </Apart>
  ));
};
