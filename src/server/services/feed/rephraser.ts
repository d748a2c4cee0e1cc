import { isJunk, tidied } from '../../../core/composer/rephrase';

export interface Words {
  readonly title: string;
  readonly text: string;
}

/** Says it in better words. Nothing means it could make nothing of them; it may also fail. */
export interface Rephraser {
  readonly rephrase: (words: Words) => Promise<Words | undefined>;
}

/** Tidies by rule, without a model and without the network. */
export const localRephraser: Rephraser = {
  rephrase: async ({ title, text }) =>
    isJunk(`${title} ${text}`) ? undefined : { title: tidied(title).replace(/\.$/, ''), text: tidied(text) },
};
