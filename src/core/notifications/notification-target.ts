import { returnPath } from '../shell/return-path';
import { KINDS, type Notification } from './notification';

/** The target of a notification. Undefined for unknown kinds and for disguised addresses. */
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

/** Allows only host and port before the path: no user part and no characters that hide one. */
const SECURE = /^https:\/\/[a-z0-9](?:[a-z0-9.-]*[a-z0-9])?(?::\d{1,5})?(?:[/?#][^\s\\\p{Cc}\p{Cf}]*)?$/iu;

const isSecure = (address: string): boolean => SECURE.test(address);
