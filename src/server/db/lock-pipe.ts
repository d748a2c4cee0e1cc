import { execFileSync } from 'node:child_process';
import { closeSync, constants, openSync, rmSync } from 'node:fs';

export interface LockPipe {
  readonly fd: number;
  /** Closes and removes the pipe. */
  readonly close: () => void;
}

/** A new named pipe, open for reading. Undefined where the OS or file system has none. */
export function openPipe(path: string): LockPipe | undefined {
  try {
    execFileSync('mkfifo', ['-m', '600', path], { stdio: 'ignore' });
  } catch {
    return undefined;
  }
  const fd = openSync(path, constants.O_RDONLY | constants.O_NONBLOCK);
  const close = () => {
    closeSync(fd);
    rmSync(path, { force: true });
  };
  return { fd, close };
}

/** Whether a process of this kernel has the pipe open for reading. Undefined when there is no such pipe. */
export function pipeIsOpen(path: string): boolean | undefined {
  try {
    closeSync(openSync(path, constants.O_WRONLY | constants.O_NONBLOCK));
    return true;
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'ENXIO') return false;
    if (code === 'ENOENT') return undefined;
    // Another user's pipe cannot be checked, so its holder keeps the lock.
    return true;
  }
}
