import { existsSync, readFileSync, readlinkSync } from 'node:fs';

/** Compares the start time too, because process ids are reused. */
export function isRunning(pid: number, startedAt: string | undefined): boolean {
  try {
    process.kill(pid, 0);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ESRCH') return false;
  }
  return !existsSync('/proc/self/stat') || startOf(pid) === startedAt;
}

/** Field 22 of /proc/pid/stat; the process name before it may contain spaces and brackets. */
export function startOf(pid: number): string | undefined {
  return contentOf(`/proc/${pid}/stat`)?.split(') ').at(-1)?.split(' ')[19];
}

/** Id of the running kernel: shared by the containers of a machine, changed by a reboot. */
export const bootId = (): string | undefined => contentOf('/proc/sys/kernel/random/boot_id')?.trim();

/** Process ids are unique only within a namespace. */
export function pidNamespace(): string | undefined {
  try {
    return readlinkSync('/proc/self/ns/pid');
  } catch {
    return undefined;
  }
}

function contentOf(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return undefined;
  }
}
