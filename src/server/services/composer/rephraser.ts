import { isJunk, type RephraseLimits, type RephraseMethod, tidied } from '../../../core/composer/rephrase';

export interface RephraseText {
  readonly title: string;
  readonly text: string;
}

export interface Rephraser {
  readonly method: RephraseMethod;
  readonly limits: RephraseLimits;
  /** Returns undefined for text it cannot improve; may also throw. The names of the author never leave the server. */
  readonly rephrase: (draft: RephraseText, ownNames: readonly string[]) => Promise<RephraseText | undefined>;
}

/** Rule-based: works without a model or the network. */
export const localRephraser = (limits: RephraseLimits): Rephraser => ({
  method: 'TIDY_UP',
  limits,
  rephrase: async ({ title, text }) =>
    isJunk(`${title} ${text}`) ? undefined : { title: tidied(title).replace(/\.$/, ''), text: tidied(text) },
});
