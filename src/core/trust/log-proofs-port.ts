import type { Call } from '../shared/call';
import type { LoggedType } from './contribution';

/** A server's proof that the log has a contribution. The client checks every part. */
export interface LogProof {
  readonly salt: string;
  /** As the log hashes it. */
  readonly entry: string;
  readonly index: number;
  /** From the leaf to the root, in base64. */
  readonly hashes: readonly string[];
  readonly checkpoint: string;
  readonly key: string;
}

export interface LogState {
  readonly proof: LogProof | undefined;
  readonly entersAt: Date | undefined;
}

export abstract class LogProofsPort {
  abstract readLogProof(
    contribution: { readonly type: LoggedType; readonly id: string },
    call?: Call,
  ): Promise<LogState>;
}
