import type { AuthorKey } from './untraceable-port';

/** The key pair made for one post. */
export interface AuthorKeyPair extends AuthorKey {
  /** PKCS #8 in base64url. */
  readonly privateKey: string;
}

/** Makes the keys of authors and signs with them. */
export abstract class AuthorKeys {
  abstract create(): Promise<AuthorKeyPair>;
  /** In base64url. */
  abstract sign(pair: AuthorKeyPair, bytes: Uint8Array): Promise<string>;
}
