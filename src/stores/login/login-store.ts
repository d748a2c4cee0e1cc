import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { ProviderName, SocialLogin } from '../../core/login/login-port';
import { type LoginProps, loginProps } from '../../core/login/login-props';
import type { ProviderEvent } from '../../core/login/providers';
import {
  googlePromptReaction,
  googleReaction,
  microsoftReaction,
  type PortalFlow,
  portalReaction,
  type Reaction,
} from '../../core/login/reactions';
import { loginText } from '../../core/login/text';
import { parseQuery } from '../../core/shell/query';
import type { Attempt, LoginAttempts } from './login-attempts';
import type { LoginRedirects } from './login-redirects';
import type { LoginWaysStore } from './login-ways-store';
import type { SocialLoginStore } from './social-login-store';

export const YOLO_PLACE = 'login-modal-yolo';

type ByWindow = Exclude<ProviderName, 'linkedin'>;
const KIND = { google: 'gp', outlook: 'outlook', naukri: 'naukri' } as const;

interface LoginEvent {
  readonly name: ByWindow;
  readonly attempt: Attempt;
  readonly event: ProviderEvent;
}

export interface LoginParts {
  readonly ways: LoginWaysStore;
  readonly attempts: LoginAttempts;
  readonly social: SocialLoginStore;
  readonly loginRedirects: LoginRedirects;
}

export class LoginStore {
  props: LoginProps = loginProps();
  active: ProviderName | undefined = undefined;
  isGoogleScriptLoaded = false;
  portalFlow: PortalFlow = 'none';
  #cookiesMissing = false;
  readonly #parts: LoginParts;

  constructor(parts: LoginParts) {
    this.#parts = parts;
    makeAutoObservable(this, { props: observableRef }, { autoBind: true });
  }

  prepare(props: LoginProps): void {
    this.props = props;
    this.reset();
  }

  reset(): void {
    this.active = undefined;
    this.portalFlow = 'none';
  }

  async start(name: ProviderName): Promise<void> {
    if (!this.#mayBegin(name)) return;
    this.active = name;
    this.#parts.attempts.note(name);
    const way = this.#parts.ways.way(name);
    if (name === 'linkedin')
      return this.#parts.loginRedirects.leaveForLinkedin(this.props, way?.clientId ?? '');
    if (name === 'naukri') this.portalFlow = 'normal';
    const attempt = await this.#parts.attempts.begin(way?.clientId ?? '');
    const request = await this.#parts.ways.ask(name, attempt, (event) => {
      void this.#react({ name, attempt, event }, this.#reading(name, event));
    });
    if (name === 'google') runInAction(() => this.#noteGoogle(request));
    if (request) return;
    this.#parts.social.fail('notReady');
    runInAction(this.reset);
  }

  /** Google's own button replaces ours if its script loads; else ours stays and reports the problem when pressed. */
  async drawGoogle(): Promise<void> {
    const { ways, attempts } = this.#parts;
    const way = ways.way('google');
    if (way?.mode !== 'REAL' || !attempts.cookiesEnabled()) return;
    const attempt = await attempts.begin(way.clientId);
    const rendered = await ways.ask('google', attempt, (event) => {
      void this.#react({ name: 'google', attempt, event }, googleReaction(event));
    });
    runInAction(() => this.#noteGoogle(rendered));
  }

  /**
   * Shows the automatic prompt: the job portal's for its visitors, else Google's. It is removed when it can't log the
   * visitor in, because it covers a part of the page, and by the returned function.
   */
  async prompt(place = YOLO_PLACE): Promise<() => void> {
    const { ways, attempts, loginRedirects } = this.#parts;
    const name = loginRedirects.sentByPortal && ways.way('naukri') ? 'naukri' : 'google';
    const way = ways.way(name);
    if (!way || !attempts.cookiesEnabled()) return () => {};
    const attempt = await attempts.begin(way.clientId);
    runInAction(() => {
      if (name === 'naukri') this.portalFlow = 'yolo';
    });
    let isOver = false;
    let remove = () => {};
    const end = () => {
      isOver = true;
      remove();
    };
    remove = await ways.prompt(name, attempt, place, (event) => {
      const reaction = name === 'naukri' ? portalReaction('yolo', event) : googlePromptReaction(event);
      if (reaction.endsPrompt) end();
      void this.#react({ name, attempt, event }, reaction);
    });
    // The kit may report before it returns.
    if (isOver) remove();
    return remove;
  }

  #mayBegin(name: ProviderName): boolean {
    const { social, attempts, loginRedirects } = this.#parts;
    if (!attempts.cookiesEnabled()) {
      social.showMessage(loginText.cookiesBlocked);
      social.log(loginText.cookiesOff, 'error');
      return false;
    }
    const refused =
      (name === 'google' && this.#cookiesMissing && loginText.googleAgain) ||
      (name === 'linkedin' && loginRedirects.linkedinFailed && loginText.linkedinBefore);
    if (refused) social.showMessage(refused);
    return !refused;
  }

  #noteGoogle(loaded: boolean): void {
    this.isGoogleScriptLoaded = loaded;
  }

  #reading(name: ByWindow, event: ProviderEvent): Reaction {
    if (name === 'google') return googleReaction(event);
    return name === 'outlook' ? microsoftReaction(event) : portalReaction(this.portalFlow, event);
  }

  async #react(event: LoginEvent, reaction: Reaction): Promise<void> {
    const { social, attempts } = this.#parts;
    this.#show(reaction);
    if (reaction.track) social.track(reaction.track);
    if (reaction.log) social.log(`${event.name} ${event.event.name}`, reaction.log);
    if (reaction.beginYolo) attempts.noteYolo();
    if (reaction.toast) social.fail(reaction.toast, reaction.says);
    if (reaction.login && event.event.token) await this.#submit(event, event.event.token, reaction.login);
  }

  #show({ reset, toast }: Reaction): void {
    runInAction(() => {
      if (reset) this.reset();
      if (toast === 'googleCookies') this.#cookiesMissing = true;
    });
  }

  async #submit(
    { name, attempt }: LoginEvent,
    token: string,
    tokenType: SocialLogin['tokenType'],
  ): Promise<void> {
    const { social, attempts, loginRedirects } = this.#parts;
    attempts.note(name);
    attempts.noteType(tokenType);
    const queryPairs = Object.fromEntries(parseQuery(this.props.queryStr));
    const signed = await social.submit({
      provider: KIND[name],
      client: loginRedirects.client,
      token,
      tokenType,
      attempt: attempt.attempt,
      ...(Object.keys(queryPairs).length > 0 && { queryPairs }),
    });
    if (signed) return loginRedirects.goOn(this.props, signed.isNew);
    attempts.forget();
    runInAction(this.reset);
    // Each nonce counts once, and Google's button uses the nonce it was rendered with.
    if (name === 'google') await this.drawGoogle();
  }
}
