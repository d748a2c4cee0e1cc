import type { ProviderEvent } from '../login/providers';

/** What the portal's prompt told, and the secret behind the nonce it was asked with. */
export type PortalTold = ProviderEvent & { readonly attempt: string };

/** The job portal's own prompt, which shows which account is somebody's. */
export abstract class PortalPrompt {
  /** Shows it in the element of this id. The answer takes it away; undefined where its kit could not be fetched. */
  abstract show(place: string, tell: (told: PortalTold) => void): Promise<(() => void) | undefined>;
}
