import { type LoginContext, loginContextOf, mayCloseLogin } from '../shell/login-context';
import { buildQuery, parseQuery, withValues } from '../shell/query';
import { returnPath } from '../shell/return-path';

export interface LoginProps {
  readonly context: LoginContext;
  readonly title: string | undefined;
  readonly subTitle: string | undefined;
  /** Repeats that no name is shown. */
  readonly isAnonymous: boolean;
  readonly disableClose: boolean;
  /** Closing navigates back in the history. */
  readonly backOnClose: boolean;
  readonly internalCampaign: string | undefined;
  readonly openCreatePost: boolean;
  readonly readerRequired: boolean;
  readonly writerRequired: boolean;
  readonly redirectUrl: string | undefined;
  readonly queryStr: string;
}

export type LoginPropsInput = { readonly [Name in keyof LoginProps]?: LoginProps[Name] | undefined };

/** Fills in defaults; a context that requires a signed-in member cannot be closed. */
export function loginProps(input: LoginPropsInput = {}): LoginProps {
  const { context = 'general' } = input;
  return {
    context,
    title: input.title,
    subTitle: input.subTitle,
    isAnonymous: input.isAnonymous ?? true,
    disableClose: input.disableClose ?? !mayCloseLogin(context),
    backOnClose: input.backOnClose ?? false,
    internalCampaign: input.internalCampaign,
    openCreatePost: input.openCreatePost ?? false,
    readerRequired: input.readerRequired ?? false,
    writerRequired: input.writerRequired ?? false,
    redirectUrl: input.redirectUrl,
    queryStr: input.queryStr ?? '',
  };
}

const CAMPAIGN = /^[A-Za-z0-9_.-]{1,80}$/;

/** Reads the login page's query. Links can come from anyone, so values are validated. */
export function loginPropsIn(search: string): LoginProps {
  const query = new Map(parseQuery(search));
  const isOn = (name: string) => (query.has(name) ? query.get(name) === 'true' : undefined);
  const campaign = query.get('internalCampaign');
  return loginProps({
    context: loginContextOf(query.get('context') ?? ''),
    isAnonymous: isOn('isAnonymous'),
    backOnClose: isOn('backOnClose'),
    disableClose: isOn('disableClose'),
    internalCampaign: campaign !== undefined && CAMPAIGN.test(campaign) ? campaign : undefined,
    openCreatePost: isOn('openCreatePost'),
    readerRequired: isOn('readerRequired'),
    writerRequired: isOn('writerRequired'),
    redirectUrl: query.get('redirectUrl'),
    queryStr: query.get('queryStr'),
  });
}

/** Params for the page after sign-in: which role needs onboarding, and the interrupted action. */
export function returnPairs(
  { readerRequired, writerRequired, internalCampaign, openCreatePost }: LoginProps,
  isNew = false,
): Readonly<Record<string, string>> {
  const role = writerRequired ? 'w' : readerRequired || isNew ? 'r' : undefined;
  return {
    ...(role && { openOnboarding: role }),
    ...(internalCampaign && { campaign: internalCampaign }),
    ...(internalCampaign && openCreatePost && { openCreatePost: 'true' }),
  };
}

export function placeAfterNativeLogin(props: LoginProps, current: string): string {
  const request = returnPath(props.redirectUrl, current);
  const [path = '/', search = ''] = request.split('#')[0]?.split('?') ?? [];
  return path + buildQuery(withValues(parseQuery(search), { ...returnPairs(props), onLogin: 'true' }));
}

/** The redirect URL if it is a page of this site, else the current page. */
export function placeAfterLogin(props: LoginProps, current: string, isNew = false): string {
  const request = returnPath(props.redirectUrl, '');
  if (request !== '') return request;
  const [path = '/', search = ''] = current.split('#')[0]?.split('?') ?? [];
  return path + buildQuery(withValues(parseQuery(search), returnPairs(props, isNew)));
}
