import type { CommunityKind } from '../shared/community-kind';
import type { NotificationId } from '../shared/ids';
import { linkMessage } from './link-message';
import { type LoginContext, loginContextOf } from './login-context';
import { parseQuery, type Query, valueIn } from './query';

/** Shell params from an address. Anyone can write a link, so links can request only a few safe things. */
export interface ShellQuery {
  readonly campaign?: string | undefined;
  readonly toast?: string | undefined;
  readonly login?: { readonly context: LoginContext; readonly signedOut: boolean } | undefined;
  /** Names and images from an address are not shown; they are looked up by id. */
  readonly post?: { readonly entityId: number; readonly type: CommunityKind } | 'anywhere' | undefined;
  /** Set if a push notification led here. */
  readonly notification?: { readonly id: NotificationId; readonly k?: string | undefined } | undefined;
  readonly onboarding?: 'reader' | 'writer' | undefined;
  readonly linkedinFailed: boolean;
  readonly naukriFailed: boolean;
}

const CAMPAIGN = /^[A-Za-z0-9_.-]{1,80}$/;
const NOTIFICATION = /^[A-Za-z0-9_-]{1,64}$/;
const CLICK_KEY = /^[A-Za-z0-9_-]{1,300}$/;
const ENTITY = /^[1-9]\d{0,8}$/;
const KINDS: readonly CommunityKind[] = ['TOPIC', 'COMPANY', 'DEPARTMENT'];

export function parseShellQuery(search: string): ShellQuery {
  const query = parseQuery(search);
  const matching = (name: string, shape: RegExp) => {
    const value = valueIn(query, name);
    return value !== undefined && shape.test(value) ? value : undefined;
  };
  const notification = matching('notification_id', NOTIFICATION);
  return {
    campaign: matching('campaign', CAMPAIGN),
    toast: linkMessage(valueIn(query, 'toast') ?? '') || undefined,
    login: loginOf(valueIn(query, 'showLoginModal')),
    post: valueIn(query, 'openCreatePost') === undefined ? undefined : postOf(query),
    notification: notification === undefined ? undefined : { id: notification, k: matching('k', CLICK_KEY) },
    onboarding: ({ r: 'reader', w: 'writer' } as const)[matching('openOnboarding', /^[rw]$/) as 'r' | 'w'],
    linkedinFailed: valueIn(query, 'linkedinLogin') === 'failed',
    naukriFailed: valueIn(query, 'naukriLogin') === 'failed',
  };
}

const loginOf = (value: string | undefined): ShellQuery['login'] =>
  value === undefined ? undefined : { context: loginContextOf(value), signedOut: value === 'signout' };

function postOf(query: Query): NonNullable<ShellQuery['post']> {
  const entityId = valueIn(query, 'entityId') ?? '';
  const type = KINDS.find((kind) => kind === valueIn(query, 'type'));
  return ENTITY.test(entityId) && type ? { entityId: Number(entityId), type } : 'anywhere';
}
