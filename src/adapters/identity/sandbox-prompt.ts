import type { Asked } from '../../core/login/providers';
import type { PlayableOutcome, SandboxPort } from '../../core/login/sandbox-port';

export interface PromptChoice {
  readonly outcome: PlayableOutcome;
  readonly text: string;
}

/** A played prompt in the page: it says that it is one, and offers every way it can end. The answer takes it away. */
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

/** The token a prompt hands over when somebody takes it. */
export const promptToken = async (
  sandbox: SandboxPort,
  provider: 'google' | 'naukri',
  { nonce }: Asked,
): Promise<string | undefined> =>
  (await sandbox.playProvider({ provider, outcome: 'SUCCESS', nonce, name: 'Kavya Rao' })).token;
