import { createContext, use } from 'react';
import { en } from '../../core/shell/en';
import type { Messages } from '../../core/shell/messages';

const Words = createContext<Messages['kit']>(en.kit);

/** Overrides the kit's texts, for another language. */
export const KitTextProvider = Words.Provider;

export const useKitText = (): Messages['kit'] => use(Words);
