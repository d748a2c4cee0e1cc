const SHOWN = 4;

/** Enough of an id to distinguish two of them, and too little to use it. */
export const masked = (id: string): string => (id.length <= SHOWN * 2 ? '••••' : `••••${id.slice(-SHOWN)}`);
