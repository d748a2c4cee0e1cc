import type { ReactNode } from 'react';
import { FailureStore } from '../../stores/shell/failure-store';
import { ChatConnector } from '../chat/chat-connector';
import { CompanySightings } from '../companies/company-sightings';
import { SavedDraftCheck } from '../composer/saved-draft-check';
import { FreshFigures } from '../feed/fresh-figures';
import { NewPosts } from '../feed/new-posts';
import { Sightings } from '../feed/sightings';
import { ErrorBoundary } from '../kit/error-boundary';
import { Notices } from '../notifications/notices';
import { OnboardingStarter } from '../onboarding/onboarding-starter';
import { useStore } from '../use-store';
import { AdFlag } from './ad-flag';
import { BackHandler } from './back-handler';
import { DropGuard } from './drop-guard';
import { FailureReporter } from './failure-reporter';
import { FocusRestorer } from './focus-restorer';
import { LoadMoreFocus } from './load-more-focus';
import { NativePart } from './native-part';
import { OfflineStrip } from './offline-strip';
import { OutboxSender } from './outbox-sender';
import { Overlays } from './overlays';
import { PageLoader } from './page-loader';
import { Prompts } from './prompts';
import { ReconnectRetry } from './reconnect-retry';
import { RowFocusScroller } from './row-focus-scroller';
import { SavedLine } from './saved-line';
import { SavedPageSync } from './saved-page-sync';
import { SessionEndRestart } from './session-end-restart';
import { SessionSync } from './session-sync';
import { ShortcutKeys } from './shortcut-keys';
import { Toasts } from './toasts';
import { UnconfirmedChangeWarning } from './unconfirmed-change-warning';
import { UrlHandler } from './url-handler';
import { Vendors } from './vendors';
import { Vitals } from './vitals';

const PARTS = {
  AccountKeeper: SessionEndRestart,
  NewPosts,
  FreshFigures,
  Sightings,
  CompanySightings,
  FocusKeeper: FocusRestorer,
  MoreKeeper: LoadMoreFocus,
  RowKeeper: RowFocusScroller,
  DraftKeeper: SavedDraftCheck,
  OfflineStrip,
  SavedLine,
  SavedPageKeeper: SavedPageSync,
  OutboxKeeper: OutboxSender,
  RetryKeeper: ReconnectRetry,
  BackHandler,
  DropGuard,
  UnansweredKeeper: UnconfirmedChangeWarning,
  Prompts,
  Overlays,
  PageLoader,
  Toasts,
  FailureKeeper: FailureReporter,
  AddressKeeper: UrlHandler,
  SessionKeeper: SessionSync,
  Notices,
  NativePart,
  ChatKeeper: ChatConnector,
  OnboardingKeeper: OnboardingStarter,
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
    <ErrorBoundary key={name} onFailed={(error) => failures.log(error)}>
      {part}
    </ErrorBoundary>
  );
  return [
    ...Object.entries(PARTS).map(([name, Part]) => apart(name, <Part />)),
    apart('ShortcutKeys', <ShortcutKeys pressed={keys} />),
  ];
};
