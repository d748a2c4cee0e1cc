import { ContainerModule } from 'inversify';
import {
  type Ambience,
  ambient,
  loginAmbience,
  type Screen,
  siteAmbience,
} from '../../adapters/http/ambient';
import { analytics, analyticsClient, errorLog } from '../../adapters/http/generated/analytics';
import { choices, dropdownClient } from '../../adapters/http/generated/dropdown';
import { communities, feed, feedClient, voting } from '../../adapters/http/generated/feed';
import { health, healthClient } from '../../adapters/http/generated/health';
import { login, loginClient, sandbox } from '../../adapters/http/generated/login';
import { profile, pseudoProfiles, userClient } from '../../adapters/http/generated/user';
import type { Wire } from '../../adapters/http/runtime';
import { AnalyticsPort } from '../../core/analytics/analytics-port';
import { ChoicesPort } from '../../core/choices/choices-port';
import { CommunitiesPort } from '../../core/communities/communities-port';
import { ErrorLogPort } from '../../core/error-log/error-log-port';
import { FeedPort } from '../../core/feed/feed-port';
import { HealthPort } from '../../core/health/health-port';
import { LoginPort } from '../../core/login/login-port';
import { ProfilePort } from '../../core/profile/profile-port';
import { PseudoProfilesPort } from '../../core/pseudo-profiles/pseudo-profiles-port';
import { SandboxPort } from '../../core/sandbox/sandbox-port';
import { Device, PHONE_WIDTH } from '../../core/shell/device';
import { VotingPort } from '../../core/voting/voting-port';

/** Every port over one wire. Give it another wire and the whole app runs on something else. */
export function servicesModule(wire: Wire): ContainerModule {
  const site = speaking(wire, siteAmbience);
  const account = speaking(wire, loginAmbience);
  return new ContainerModule(({ bind }) => {
    bind(FeedPort).toResolvedValue((device) => feed(feedClient(site(device))), [Device]);
    bind(CommunitiesPort).toResolvedValue((device) => communities(feedClient(site(device))), [Device]);
    bind(VotingPort).toResolvedValue((device) => voting(feedClient(site(device))), [Device]);
    bind(ProfilePort).toResolvedValue((device) => profile(userClient(site(device))), [Device]);
    bind(PseudoProfilesPort).toResolvedValue((device) => pseudoProfiles(userClient(site(device))), [Device]);
    bind(LoginPort).toResolvedValue((device) => login(loginClient(account(device))), [Device]);
    bind(SandboxPort).toResolvedValue((device) => sandbox(loginClient(account(device))), [Device]);
    bind(HealthPort).toResolvedValue((device) => health(healthClient(site(device))), [Device]);
    bind(AnalyticsPort).toResolvedValue((device) => analytics(analyticsClient(site(device))), [Device]);
    bind(ErrorLogPort).toResolvedValue((device) => errorLog(analyticsClient(site(device))), [Device]);
    bind(ChoicesPort).toResolvedValue((device) => choices(dropdownClient(site(device))), [Device]);
  });
}

/** The wire with the headers that say what kind of page speaks. */
const speaking =
  (wire: Wire, ambience: (screen: Screen) => Ambience) =>
  (device: Device): Wire => ({
    ...wire,
    middleware: [...(wire.middleware ?? []), ambient(() => ambience(screenOf(device)))],
  });

const screenOf = (device: Device): Screen => (device.width() <= PHONE_WIDTH ? 'small' : 'large');
