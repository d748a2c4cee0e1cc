import type { ActivityCount, ActivityKind } from '../contributions/contributions-port';
import type { Call } from '../shared/call';

/** Whether content stays without an author or is deleted with its author's account. */
export type Fate = 'KEEP' | 'REMOVE';

export interface DeletionChoice {
  readonly kind: ActivityKind;
  readonly fate: Fate;
}

export interface Account {
  readonly deletion: { readonly dueOn: string; readonly choices: readonly DeletionChoice[] } | undefined;
  readonly graceDays: number;
  readonly counts: readonly ActivityCount[];
}

export interface ExportFile {
  readonly name: string;
  readonly text: string;
}

export abstract class AccountEndingPort {
  abstract readAccount(input?: undefined, call?: Call): Promise<Account>;
  abstract deleteAccount(
    input: { readonly choices: readonly DeletionChoice[] },
    call?: Call,
  ): Promise<Account>;
  abstract keepAccount(input?: undefined, call?: Call): Promise<Account>;
  abstract deactivateAccount(input?: undefined, call?: Call): Promise<void>;
  abstract exportAccount(input?: undefined, call?: Call): Promise<{ readonly files: readonly ExportFile[] }>;
}
