import { buildQuery, parseQuery, without } from './query';
import { withoutShell } from './shell-parameters';

/** The handled params alone. */
export const onlyShell = (search: string): string =>
  buildQuery(
    without(
      parseQuery(search),
      parseQuery(withoutShell(search)).map(([name]) => name),
    ),
  );
