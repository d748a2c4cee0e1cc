import { Catalogue, type Messages } from '../../core/shell/messages';
import { useStore } from '../use-store';

export const useMessages = (): Messages['shell'] => useStore(Catalogue).messages.shell;
