import type { Services } from '../../services';

/** Codes have one length when encrypted, so that the length does not tell coupons apart. */
const BLOCK = 96;
export const MAX_CODE_LENGTH = 60;

const contextOf = (hash: string): string => `coupon code ${hash}`;

export const sealCode = ({ seal, encryption }: Pick<Services, 'seal' | 'encryption'>, code: string) => {
  const code_hash = seal('coupon code', code);
  return { code_hash, code: encryption.encrypt(contextOf(code_hash), { code }, BLOCK) };
};

export const openCode = (
  { encryption }: Pick<Services, 'encryption'>,
  { code_hash, code }: { readonly code_hash: string; readonly code: string },
): string => encryption.decrypt<{ readonly code: string }>(contextOf(code_hash), code).code;
