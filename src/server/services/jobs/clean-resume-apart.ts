import { Worker } from 'node:worker_threads';
import { Refusal } from '../../http/refusal';
import { WorkLimit } from '../../work-limit';

export type CleaningResult =
  | { readonly cleaned: Uint8Array }
  | { readonly code: 'NOT_A_PDF' | 'RESUME_NOT_CLEANABLE' };

const MAX_MS = 5_000;
const MAX_HEAP_MB = 256;
/** Few wait, and less than a query may take: each keeps its transaction open. */
const LIMITS = { running: 1, waiting: 2 };

/** In the sources a thread compiles its program itself. */
const isSource = import.meta.url.endsWith('.ts');
const PROGRAM = new URL(`./clean-resume-worker.${isSource ? 'ts' : 'js'}`, import.meta.url);
const COMPILED = `import('tsx/esm/api').then(({ tsImport }) => tsImport('${PROGRAM}', '${PROGRAM}'))`;
const limit = new WorkLimit(LIMITS);

/**
 * Cleans a resume in a thread that can be ended: a small file can be made to take minutes or all memory, and would stop
 * every other request.
 */
export const cleanResumeApart = (bytes: Buffer, maxMs = MAX_MS): Promise<Buffer> =>
  limit.run(async () => {
    const result = await cleanInThread(bytes, maxMs);
    if ('code' in result) throw new Refusal(422, result.code);
    return Buffer.from(result.cleaned);
  });

async function cleanInThread(bytes: Buffer, maxMs: number): Promise<CleaningResult> {
  const thread = new Worker(isSource ? COMPILED : PROGRAM, {
    eval: isSource,
    // The thread needs no secrets.
    env: {},
    resourceLimits: { maxOldGenerationSizeMb: MAX_HEAP_MB },
  });
  let tooLong: NodeJS.Timeout | undefined;
  try {
    return await new Promise<CleaningResult>((resolve, reject) => {
      thread.on('message', (message: 'ready' | CleaningResult) => {
        if (message !== 'ready') return resolve(message);
        thread.postMessage(new Uint8Array(bytes));
        tooLong = setTimeout(() => resolve(NOT_CLEANABLE), maxMs);
      });
      thread.once('error', (error: NodeJS.ErrnoException) =>
        error.code === 'ERR_WORKER_OUT_OF_MEMORY' ? resolve(NOT_CLEANABLE) : reject(error),
      );
      thread.once('exit', () => reject(new Error('The thread that cleans a resume ended.')));
    });
  } finally {
    clearTimeout(tooLong);
    await thread.terminate();
  }
}

const NOT_CLEANABLE = { code: 'RESUME_NOT_CLEANABLE' } as const;
