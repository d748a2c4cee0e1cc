import { createContext, use } from 'react';
import { en } from '../../core/shell/en';
import type { Messages } from '../../core/shell/messages';

const Words = createContext<Messages['kit']>(en.kit);

/** Overrides the kit's texts, for another language. */
export const KitWordsProvider = Words.Provider;

export const useKitWords = (): Messages['kit'] => use(Words);
