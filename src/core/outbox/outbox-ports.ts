import type { KeptWrite, NewWrite } from './kept-write';

/** Writes that wait on this device. */
export abstract class KeptWrites {
  abstract all(): Promise<readonly KeptWrite[]>;
  abstract put(write: KeptWrite): Promise<void>;
  abstract remove(id: string): Promise<void>;
}

/** Carries a write to its service, under its key. */
export abstract class Carrier {
  abstract carry(write: NewWrite): Promise<unknown>;
  /** What was refused goes back to where it was written, so that no words are lost. */
  abstract giveBack(write: NewWrite): void;
}
