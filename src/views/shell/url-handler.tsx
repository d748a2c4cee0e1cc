import { observer } from 'mobx-react-lite';
import { useEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { LINKEDIN_FAILED } from '../../core/login/markers';
import { SessionBroadcast } from '../../core/login/session-broadcast';
import { endedAccount, rememberTabAccount } from '../../core/login/tab-account';
import { DeferredCatalogue } from '../../core/shell/deferred-messages';
import { Device } from '../../core/shell/device';
import { withoutShell } from '../../core/shell/shell-parameters';
import { parseShellQuery, type ShellQuery } from '../../core/shell/shell-query';
import { signedOutSearch } from '../../core/shell/signed-out-search';
import { TabStorage } from '../../core/shell/tab-storage';
import { IntentsStore } from '../../stores/composer/intents-store';
import { LoginPromptStore } from '../../stores/login/login-prompt-store';
import { SessionEndStore } from '../../stores/login/session-end-store';
import { SessionStore } from '../../stores/login/session-store';
import { ToastStore } from '../../stores/shared/toast-store';
import { ShellStore } from '../../stores/shell/shell-store';
import { type Resolve, useResolve, useStore } from '../use-store';

/** Handles the shell query, and updates the address when a session has ended. */
export const UrlHandler = observer(function AddressKeeper() {
  useShellQuery();
  useTabAccount();
  useSessionEnd();
  return undefined;
});

/** Handles each shell param once and then removes it from the address. */
function useShellQuery(): void {
  const resolve = useResolve();
  const navigate = useNavigate();
  const { pathname, search, hash } = useLocation();
  useEffect(() => {
    follow(resolve, search);
    const rest = withoutShell(search);
    if (rest !== search)
      navigate({ pathname, search: rest, hash }, { replace: true, preventScrollReset: true });
  }, [resolve, navigate, pathname, search, hash]);
}

/**
 * The member of an ended session may continue a search; another member who logs in must not see it. Each entry of the
 * history with a search names its account, so a search that the other member opens in the same tab stays.
 */
function useTabAccount(): void {
  const tab = useStore(TabStorage);
  const ended = useRef<string>(undefined);
  const { accountId } = useStore(SessionStore);
  const navigate = useNavigate();
  const { pathname, search, key } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: each entry of the history has its own state
  useEffect(() => {
    ended.current ??= endedAccount(tab, search);
    if (search === '') return;
    const owner = history.state?.account;
    const account = accountId ?? owner ?? ended.current;
    if (owner !== undefined && owner !== account)
      navigate({ pathname }, { replace: true, preventScrollReset: true });
    else if (account !== undefined) history.replaceState({ ...history.state, account }, '');
  }, [tab, accountId, navigate, pathname, search, key]);
  useEffect(() => {
    if (accountId !== undefined) rememberTabAccount(tab, accountId);
  }, [tab, accountId]);
}

function follow(resolve: Resolve, search: string): void {
  const query = parseShellQuery(search);
  const toasts = resolve(ToastStore);
  const { text } = resolve(DeferredCatalogue);
  if (query.campaign) resolve(ShellStore).setCampaign(query.campaign);
  if (query.toast) toasts.show({ type: 'info', text1: text.messageFromLink, text2: query.toast });
  if (query.login) resolve(LoginPromptStore).open('login', query.login.context);
  if (query.onboarding) openOnboarding(resolve, query.onboarding, query);
  if (query.post && !leadsToSetUp(resolve, query)) {
    resolve(IntentsStore).wantPost(query.post);
    resolve(ShellStore).open('post');
  }
  if (query.notification && !resolve(Device).nativeApp) {
    resolve(IntentsStore).wantNotification(query.notification);
  }
  if (query.linkedinFailed) {
    // LinkedIn is not tried again in this tab.
    resolve(TabStorage).write(LINKEDIN_FAILED, 'yes');
    toasts.show({ type: 'failure', text1: text.linkedinFailed });
  }
  if (query.naukriFailed) toasts.show({ type: 'failure', text1: text.naukriFailed });
}

/** Onboarding needs a signed-in member, so visitors log in first. */
function openOnboarding(resolve: Resolve, need: 'reader' | 'writer', { post, campaign }: ShellQuery): void {
  const requirement = resolve(LoginPromptStore);
  const missing = resolve(SessionStore).missing(need);
  const query = { openCreatePost: post !== undefined, internalCampaign: campaign };
  if (missing === 'login') requirement.open('login', 'general', need, query);
  else if (missing) requirement.open(missing, 'general', undefined, query);
}

/** Onboarding comes before the post composer. */
const leadsToSetUp = (resolve: Resolve, { onboarding }: ShellQuery): boolean =>
  onboarding !== undefined && resolve(SessionStore).missing(onboarding) !== undefined;

/** A visitor stays on the page and gets the login prompt; a member's page restarts instead. */
function useSessionEnd(): void {
  const ended = useStore(SessionEndStore);
  const navigate = useNavigate();
  const news = useStore(SessionBroadcast);
  const due = ended.due && !ended.isOver;
  useEffect(() => {
    if (!due) return;
    const { pathname, search } = window.location;
    navigate({ pathname, search: signedOutSearch(search) }, { replace: true, preventScrollReset: true });
    news.publish('signedOut');
    ended.done();
  }, [due, ended, navigate, news]);
}
