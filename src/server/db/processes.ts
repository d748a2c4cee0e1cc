import { existsSync, readFileSync, readlinkSync } from 'node:fs';

/** Whether this process id is the process that began then. */
export function isRunning(pid: number, startedAt: string | undefined): boolean {
  try {
    process.kill(pid, 0);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ESRCH') return false;
  }
  return !existsSync('/proc/self/stat') || startOf(pid) === startedAt;
}

/** The 22nd field of /proc/pid/stat; the name before it may contain spaces and brackets. */
export function startOf(pid: number): string | undefined {
  return contentOf(`/proc/${pid}/stat`)?.split(') ').at(-1)?.split(' ')[19];
}

/** One running kernel: containers of one machine share it, and a reboot changes it. */
export const bootId = (): string | undefined => contentOf('/proc/sys/kernel/random/boot_id')?.trim();

/** Process ids mean something only within one of these. */
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
