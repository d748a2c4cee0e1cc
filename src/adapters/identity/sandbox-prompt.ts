import type { ProviderRequest } from '../../core/login/providers';
import type { PlayableOutcome, SandboxPort } from '../../core/login/sandbox-port';

export interface PromptChoice {
  readonly outcome: PlayableOutcome;
  readonly text: string;
}

/**
 * A sandbox login prompt in the page: labelled as such, with a button for every outcome. Removed after the choice.
 */
export function showSandboxPrompt(
  place: string,
  title: string,
  choices: readonly PromptChoice[],
  chosen: (outcome: PlayableOutcome) => void,
): () => void {
  const host = document.getElementById(place);
  if (!host) return () => {};
  const card = document.createElement('section');
  card.setAttribute('aria-label', title);
  const heading = document.createElement('p');
  heading.textContent = title;
  card.append(heading);
  for (const { outcome, text } of choices) {
    const button = document.createElement('button');
    button.type = 'button';
    button.textContent = text;
    button.addEventListener('click', () => {
      card.remove();
      chosen(outcome);
    });
    card.append(button);
  }
  host.replaceChildren(card);
  return () => card.remove();
}

export const promptToken = async (
  sandbox: SandboxPort,
  provider: 'google' | 'naukri',
  { nonce }: ProviderRequest,
): Promise<string | undefined> =>
  (await sandbox.playProvider({ provider, outcome: 'SUCCESS', nonce, name: 'Kavya Rao' })).token;
