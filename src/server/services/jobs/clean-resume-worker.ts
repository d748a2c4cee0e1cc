import { parentPort } from 'node:worker_threads';
import { Refusal } from '../../http/refusal';
import { cleanResume } from './clean-resume';
import type { CleaningResult } from './clean-resume-apart';

/** The program of a thread: cleans the resume that it is sent once it is ready. */
const resultOf = (bytes: Uint8Array): Promise<CleaningResult> =>
  cleanResume(Buffer.from(bytes)).then(
    (cleaned) => ({ cleaned }),
    (error: unknown) => {
      if (error instanceof Refusal) return { code: error.code as 'NOT_A_PDF' };
      throw error;
    },
  );

// Loaded before the time for the resume begins.
await import('@cantoo/pdf-lib');
parentPort?.once('message', async (bytes: Uint8Array) => parentPort?.postMessage(await resultOf(bytes)));
parentPort?.postMessage('ready');
