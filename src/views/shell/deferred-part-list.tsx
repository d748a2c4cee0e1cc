import type { ReactNode } from 'react';
import { FailureStore } from '../../stores/shell/failure-store';
import { ChatKeeper } from '../chat/chat-keeper';
import { CompanySightings } from '../companies/company-sightings';
import { DraftKeeper } from '../composer/draft-keeper';
import { FreshFigures } from '../feed/fresh-figures';
import { NewPosts } from '../feed/new-posts';
import { Sightings } from '../feed/sightings';
import { Apart } from '../kit/error-boundary';
import { Notices } from '../notifications/notices';
import { OnboardingKeeper } from '../onboarding/onboarding-keeper';
import { useStore } from '../use-store';
import { AccountKeeper } from './account-keeper';
import { AdFlag } from './ad-flag';
import { AddressKeeper } from './address-keeper';
import { FailureKeeper } from './failure-keeper';
import { FocusKeeper } from './focus-keeper';
import { MoreKeeper } from './more-keeper';
import { NativePart } from './native-part';
import { OfflineStrip } from './offline-strip';
import { OutboxKeeper } from './outbox-keeper';
import { Overlays } from './overlays';
import { PageLoader } from './page-loader';
import { Prompts } from './prompts';
import { RetryKeeper } from './retry-keeper';
import { RowKeeper } from './row-keeper';
import { SavedLine } from './saved-line';
import { SavedPageKeeper } from './saved-page-keeper';
import { SessionKeeper } from './session-keeper';
import { ShortcutKeys } from './shortcut-keys';
import { Toasts } from './toasts';
import { UnansweredKeeper } from './unanswered-keeper';
import { Vendors } from './vendors';
import { Vitals } from './vitals';

const PARTS = {
  AccountKeeper,
  NewPosts,
  FreshFigures,
  Sightings,
  CompanySightings,
  FocusKeeper,
  MoreKeeper,
  RowKeeper,
  DraftKeeper,
  OfflineStrip,
  SavedLine,
  SavedPageKeeper,
  OutboxKeeper,
  RetryKeeper,
  UnansweredKeeper,
  Prompts,
  Overlays,
  PageLoader,
  Toasts,
  FailureKeeper,
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

export interface DeferredPartListProps {
  readonly keys: KeyboardEvent[];
}

/** UI around the screens that is not needed to read a page. A part that fails does not affect the others. */
export const DeferredPartList = ({ keys }: DeferredPartListProps) => {
  const failures = useStore(FailureStore);
  const apart = (name: string, part: ReactNode) => (
    <Apart key={name} onFailed={(error) => failures.log(error)}>
      {part}
    </Apart>
  );
  return [
    ...Object.entries(PARTS).map(([name, Part]) => apart(name, <Part />)),
    apart('ShortcutKeys', <ShortcutKeys pressed={keys} />),
  ];
};
