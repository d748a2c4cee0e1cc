import { LaterCatalogue, type LaterMessages } from '../../core/shell/later-messages';
import { useStore } from '../use-store';

export const useLaterWords = (): LaterMessages => useStore(LaterCatalogue).words;
