import { use } from 'react';
import { ComposerExtras } from '../../core/composer/composer-extras';
import { useStore } from '../use-store';
import { ComposerDialog } from './composer-dialog';

/** Waits for the stores of the dialog, which load in the same chunk. */
export function Part() {
  use(useStore(ComposerExtras).load());
  return <ComposerDialog />;
}
