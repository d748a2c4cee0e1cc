import { LaterCatalogue, type LaterMessages } from '../../core/shell/later-messages';
import { useStore } from '../use-store';

/** The texts of what is loaded later. */
export const useLaterWords = (): LaterMessages => useStore(LaterCatalogue).words;
