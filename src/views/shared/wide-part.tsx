import { type ComponentType, lazy, memo, Suspense } from 'react';

/** Parts that load on the first interaction may be needed next, at any window width. */
const TOUCHED = ['pointerdown', 'keydown', 'popstate'] as const;

/**
 * A part only wide windows show. The server renders it for all users; a narrow window neither loads its code nor
 * hydrates it until the first interaction.
 */
export function widePart<Props extends object>(
  wide: string,
  load: () => Promise<{ readonly Part: ComponentType<Props> }>,
): ComponentType<Props> {
  const Loaded: ComponentType<Props> = lazy<ComponentType<Props>>(async () => {
    await wanted(wide);
    return load().then(
      ({ Part }) => ({ default: Part }),
      () => ({ default: Nothing }),
    );
  });
  // Memoized, so that a parent re-render does not make React hydrate it.
  return memo((props: Props) => (
    <Suspense>
      <Loaded {...props} />
    </Suspense>
  ));
}

const Nothing = () => undefined;

function wanted(wide: string): Promise<void> | undefined {
  if (typeof matchMedia === 'undefined' || matchMedia(wide).matches) return undefined;
  return new Promise((resolve) => {
    const abortController = new AbortController();
    const done = () => {
      abortController.abort();
      resolve();
    };
    matchMedia(wide).addEventListener('change', done, { signal: abortController.signal });
    for (const event of TOUCHED) addEventListener(event, done, { signal: abortController.signal });
  });
}
