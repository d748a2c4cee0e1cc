import { createContext, use } from 'react';
import type { Messages } from '../../core/shell/messages';
import { messagesText } from '../../core/shell/messages-text';

const Words = createContext<Messages['kit']>(messagesText.kit);

/** Overrides the kit's texts, for another language. */
export const KitTextProvider = Words.Provider;

export const useKitText = (): Messages['kit'] => use(Words);
