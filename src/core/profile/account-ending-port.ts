import type { GivenCount, GivenKind } from '../contributions/contributions-port';
import type { Call } from '../shared/call';

/** Whether content stays without an author or is deleted with its author's account. */
export type Fate = 'KEEP' | 'REMOVE';

export interface FateOfKind {
  readonly kind: GivenKind;
  readonly fate: Fate;
}

export interface Account {
  readonly deletion: { readonly dueOn: string; readonly choices: readonly FateOfKind[] } | undefined;
  readonly graceDays: number;
  readonly counts: readonly GivenCount[];
}

export interface ExportFile {
  readonly name: string;
  readonly text: string;
}

export abstract class AccountEndingPort {
  abstract readAccount(of?: undefined, call?: Call): Promise<Account>;
  abstract deleteAccount(of: { readonly choices: readonly FateOfKind[] }, call?: Call): Promise<Account>;
  abstract keepAccount(of?: undefined, call?: Call): Promise<Account>;
  abstract deactivateAccount(of?: undefined, call?: Call): Promise<void>;
  abstract exportAccount(of?: undefined, call?: Call): Promise<{ readonly files: readonly ExportFile[] }>;
}
