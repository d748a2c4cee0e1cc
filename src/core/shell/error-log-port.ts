import type { Call } from '../shared/call';

/** An app error for the error log, without the user's identity. */
export interface ErrorReport {
  readonly error: string;
  readonly display: 'WEB' | 'APP';
  readonly extra?: Readonly<Record<string, string | number | boolean>> | undefined;
}

export abstract class ErrorLogPort {
  abstract logError(report: ErrorReport, call?: Call): Promise<void>;
}
