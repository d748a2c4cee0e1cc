import type { ProviderEvent } from '../login/providers';

/** The prompt's event and the secret from which its nonce was made. */
export type PortalEvent = ProviderEvent & { readonly attempt: string };

/** The job portal's own prompt, which shows the user's portal account. */
export abstract class PortalPrompt {
  /**
   * Renders into the element with this id and returns a function that removes it; undefined if the kit could not be
   * loaded.
   */
  abstract show(place: string, listener: (event: PortalEvent) => void): Promise<(() => void) | undefined>;
}
