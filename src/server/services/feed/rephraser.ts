import { isJunk, tidied } from '../../../core/composer/rephrase';

export interface RephraseText {
  readonly title: string;
  readonly text: string;
}

/** Returns undefined for text it cannot improve; may also throw. */
export interface Rephraser {
  readonly rephrase: (text: RephraseText) => Promise<RephraseText | undefined>;
}

/** Rule-based: works without a model or the network. */
export const localRephraser: Rephraser = {
  rephrase: async ({ title, text }) =>
    isJunk(`${title} ${text}`) ? undefined : { title: tidied(title).replace(/\.$/, ''), text: tidied(text) },
};
