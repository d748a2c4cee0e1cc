import { PRIVACY_REGISTER, type RegisteredTable } from './privacy-register';

const tablesWhere = (fits: (entry: RegisteredTable) => boolean): readonly string[] =>
  Object.entries(PRIVACY_REGISTER).flatMap(([name, entry]) => (fits(entry) ? [name] : []));

/** Tables that can hold something a member wrote or did. */
export const TABLES_OF_MEMBERS = tablesWhere(({ holds }) => holds !== 'public');

/** Tables whose rows stay when an account ends. */
export const TABLES_THAT_STAY = tablesWhere(({ deletion }) => typeof deletion === 'object');
