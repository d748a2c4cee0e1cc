import { parentPort, workerData } from 'node:worker_threads';
import { Refusal } from '../../http/refusal';
import { cleanResume } from './clean-resume';
import type { CleaningResult } from './clean-resume-apart';

/** The program of a thread: cleans the resume that it was started with. */
const resultOf = (bytes: Uint8Array): Promise<CleaningResult> =>
  cleanResume(Buffer.from(bytes)).then(
    (cleaned) => ({ cleaned }),
    (error: unknown) => {
      if (error instanceof Refusal) return { code: error.code as 'NOT_A_PDF' };
      throw error;
    },
  );

parentPort?.postMessage(await resultOf(workerData as Uint8Array));
