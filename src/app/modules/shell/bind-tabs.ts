import type { ContainerModuleLoadOptions } from 'inversify';
import { browserRestart } from '../../../adapters/browser/page-restart';
import { TabBallotsChannel } from '../../../adapters/browser/tab-ballots-channel';
import { TabChannel } from '../../../adapters/browser/tab-channel';
import { TabVotesChannel } from '../../../adapters/browser/tab-votes-channel';
import { EndSession } from '../../../core/login/end-session';
import { LoginPort } from '../../../core/login/login-port';
import { SessionBroadcast } from '../../../core/login/session-broadcast';
import { SessionRenewal } from '../../../core/login/session-renewal';
import { TabBallots } from '../../../core/posts/tab-ballots';
import { TabVotes } from '../../../core/posts/tab-votes';
import { Clock } from '../../../core/shared/clock';
import { Cookies } from '../../../core/shared/cookies';
import { Timers } from '../../../core/shared/timers';
import { Connectivity } from '../../../core/shell/connectivity';
import { Device } from '../../../core/shell/device';
import { NativeApp } from '../../../core/shell/native-app';
import { PageRestart } from '../../../core/shell/page-restart';
import { isTypedTextLost } from '../../../core/shell/typed-text-lost';
import { TabVotesStore } from '../../../stores/feed/tab-votes-store';
import { KeepSessionStore } from '../../../stores/login/keep-session-store';
import { SessionEndStore } from '../../../stores/login/session-end-store';
import { SessionStore } from '../../../stores/login/session-store';
import { SignOutStore } from '../../../stores/login/sign-out-store';
import { BallotStore } from '../../../stores/posts/ballot-store';
import { TabBallotsStore } from '../../../stores/posts/tab-ballots-store';
import { VotingStore } from '../../../stores/posts/voting-store';
import { LanguageStore } from '../../../stores/shell/language-store';
import { ShellStore } from '../../../stores/shell/shell-store';

/** Keeps the tabs of one browser in sync and their session alive. */
export function bindTabs(bind: ContainerModuleLoadOptions['bind']): void {
  bind(PageRestart).toConstantValue(browserRestart);
  bind(LanguageStore).toResolvedValue(
    (cookies, restart, shell, session) =>
      new LanguageStore(
        cookies,
        restart,
        () => shell.hasTypedText() && isTypedTextLost(shell.screen, session.signedIn),
      ),
    [Cookies, PageRestart, ShellStore, SessionStore],
  );
  bind(SessionBroadcast).toResolvedValue(() => new TabChannel());
  bind(EndSession).toResolvedValue(
    (login, cookies, connectivity) => new EndSession(login, cookies, connectivity),
    [LoginPort, Cookies, Connectivity],
  );
  bind(SignOutStore).toResolvedValue(
    (session, ending, device, native) => new SignOutStore(session, ending, device, native),
    [EndSession, SessionEndStore, Device, NativeApp],
  );
  bind(TabVotes).toResolvedValue(() => new TabVotesChannel());
  bind(TabVotesStore).toResolvedValue(
    (votes, session, tabVotes, timers) => new TabVotesStore(votes, session, tabVotes, timers),
    [VotingStore, SessionStore, TabVotes, Timers],
  );
  bind(TabBallots).toResolvedValue(() => new TabBallotsChannel());
  bind(TabBallotsStore).toResolvedValue(
    (ballots, tabBallots, timers, clock) => new TabBallotsStore(ballots, tabBallots, timers, clock),
    [BallotStore, TabBallots, Timers, Clock],
  );
  bind(SessionRenewal).toConstantValue({
    renew: async (noOlderThan) => {
      const file = await import(
        /* webpackChunkName: "renew-session" */ '../../../adapters/browser/renew-session'
      );
      return file.renewSession(noOlderThan);
    },
  });
  bind(KeepSessionStore).toResolvedValue(
    (renewal, timers, clock) => new KeepSessionStore(renewal, timers, clock),
    [SessionRenewal, Timers, Clock],
  );
}
