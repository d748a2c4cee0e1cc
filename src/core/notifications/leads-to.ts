import { returnPath } from '../shell/return-path';
import { KINDS, type Notification } from './notification';

/** Where a notification leads. Of kinds and ways nobody knows, and to addresses in disguise, it leads nowhere. */
export function leadsTo({
  variantId,
  data,
}: Pick<Notification, 'variantId' | 'data'>):
  | { readonly href: string; readonly outside: boolean }
  | undefined {
  const { cta, ctaType } = data;
  if (cta === undefined || !KINDS.some((kind) => kind === variantId)) return undefined;
  if (ctaType === 'internal') {
    const href = returnPath(cta, '');
    return href === '' ? undefined : { href, outside: false };
  }
  return ctaType === 'external' && isSecure(cta) ? { href: cta, outside: true } : undefined;
}

/** A name and a port and nothing else before the path: no user in front of it, no letters that hide one. */
const SECURE = /^https:\/\/[a-z0-9](?:[a-z0-9.-]*[a-z0-9])?(?::\d{1,5})?(?:[/?#][^\s\\\p{Cc}\p{Cf}]*)?$/iu;

const isSecure = (address: string): boolean => SECURE.test(address);
