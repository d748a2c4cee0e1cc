import { type ComponentProps, use } from 'react';
import { ComposerExtras } from '../../core/composer/composer-extras';
import { ShellExtras } from '../../core/shell/shell-extras';
import { useStore } from '../use-store';
import { ReportDialog } from './report-dialog';

/** Waits for the code of reporting, loaded on first use. */
export function ReportPart(props: ComponentProps<typeof ReportDialog>) {
  use(useStore(ShellExtras).load());
  use(useStore(ComposerExtras).load());
  return <ReportDialog {...props} />;
}
