import { DeferredCatalogue, type DeferredMessages } from '../../core/shell/deferred-messages';
import { useStore } from '../use-store';

export const useDeferredText = (): DeferredMessages => useStore(DeferredCatalogue).text;
