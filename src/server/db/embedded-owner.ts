import { readFileSync, statSync } from 'node:fs';

export interface Owner {
  readonly uid: number;
  readonly gid: number;
}

const USERS = ['postgres', '_postgres', 'nobody'];

/** The user PostgreSQL runs as, since it refuses root. Undefined: the user of this process, which is not root. */
export function ownerOf(folder: string): Owner | undefined {
  if (process.getuid?.() !== 0) return undefined;
  const found = statSync(folder, { throwIfNoEntry: false });
  if (found && found.uid !== 0) return { uid: found.uid, gid: found.gid };
  const users = usersIn(readFileSync('/etc/passwd', 'utf8'));
  const owner = USERS.map((name) => users.get(name)).find((user) => user !== undefined);
  if (!owner)
    throw new Error(
      'PostgreSQL cannot run as root, and this system has no user postgres or nobody: start Humkaar as another user.',
    );
  return owner;
}

/** Refuses a database of another user with a clearer message than PostgreSQL's. */
export function requireOwnFolder(folder: string): void {
  const uid = process.getuid?.();
  const found = statSync(folder, { throwIfNoEntry: false });
  if (!found || uid === undefined || uid === 0 || found.uid === uid) return;
  throw new Error(
    `The database in ${folder} belongs to another user (uid ${found.uid}): start Humkaar as that user, or set DATA_DIR to a folder you own.`,
  );
}

function usersIn(passwd: string): ReadonlyMap<string, Owner> {
  return new Map(
    passwd.split('\n').flatMap((line) => {
      const [name = '', , uid, gid] = line.split(':');
      return Number(uid) > 0 ? [[name, { uid: Number(uid), gid: Number(gid) }]] : [];
    }),
  );
}
