import { createContext, use } from 'react';
import { en } from '../../core/shell/en';
import type { Messages } from '../../core/shell/messages';

const Words = createContext<Messages['kit']>(en.kit);

/** Gives the kit its few words in another language. */
export const KitWordsProvider = Words.Provider;

export const useKitWords = (): Messages['kit'] => use(Words);
