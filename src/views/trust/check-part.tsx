import { type ComponentProps, use } from 'react';
import { ShellExtras } from '../../core/shell/shell-extras';
import { TrustExtras } from '../../core/trust/trust-extras';
import { useStore } from '../use-store';
import { CheckDialog } from './check-dialog';

/** Waits for the code of the check, loaded on first use. */
export function CheckPart(props: ComponentProps<typeof CheckDialog>) {
  use(useStore(ShellExtras).load());
  use(useStore(TrustExtras).load());
  return <CheckDialog {...props} />;
}
