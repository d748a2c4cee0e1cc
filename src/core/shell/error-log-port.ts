import type { Call } from '../shared/call';

/** An error the app met, told to its makers without saying who met it. */
export interface ErrorReport {
  readonly error: string;
  readonly display: 'WEB' | 'APP';
  readonly extra?: Readonly<Record<string, string | number | boolean>> | undefined;
}

export abstract class ErrorLogPort {
  abstract logError(report: ErrorReport, call?: Call): Promise<void>;
}
