import { Catalogue, type Messages } from '../../core/shell/messages';
import { useStore } from '../use-store';

/** The texts of what stands around the screens. */
export const useWords = (): Messages['shell'] => useStore(Catalogue).messages.shell;
