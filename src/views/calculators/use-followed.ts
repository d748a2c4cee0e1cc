import { startTransition, useEffect, useState } from 'react';
import { follow } from '../../stores/shared/follow';

/**
 * A value of a store that may be shown a frame later, so that only the figure renders with the key. An observer would
 * render with the key too. `read` is a constant function: it belongs to no render.
 */
export function useFollowed<Source, Value>(source: Source, read: (source: Source) => Value): Value {
  const [value, setValue] = useState(() => read(source));
  useEffect(
    () =>
      follow(
        () => read(source),
        (next) => startTransition(() => setValue(() => next)),
      ),
    [source, read],
  );
  return value;
}
