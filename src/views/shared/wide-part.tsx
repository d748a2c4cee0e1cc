import {
  type ComponentType,
  createContext,
  lazy,
  memo,
  Suspense,
  use,
  useCallback,
  useSyncExternalStore,
} from 'react';

/** Whether the page was rendered for a phone. */
const OnPhone = createContext(
  typeof document !== 'undefined' && document.documentElement.dataset.phone !== undefined,
);
export const PhoneProvider = OnPhone.Provider;

/** Parts that load on the first interaction may be needed next, at any window width. */
const TOUCHED = ['pointerdown', 'keydown', 'popstate'] as const;

/**
 * A part only wide windows show. Pages for phones do not contain it, and load it only if the window becomes wide. Other
 * pages contain it; a narrow window neither loads its code nor hydrates it until the first interaction.
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
  const Rendered = (props: Props) => (
    <Suspense>
      <Loaded {...props} />
    </Suspense>
  );
  const Added = (props: Props) => useIsWide(wide, false) && <Rendered {...props} />;
  // Memoized, so that a parent re-render does not make React hydrate it.
  return memo((props: Props) => (use(OnPhone) ? <Added {...props} /> : <Rendered {...props} />));
}

/** Follows the width of the window, starting from what the server rendered. */
export function useIsWide(wide: string, asRendered: boolean): boolean {
  const follow = useCallback(
    (changed: () => void) => {
      const list = listOf(wide);
      list?.addEventListener('change', changed);
      return () => list?.removeEventListener('change', changed);
    },
    [wide],
  );
  return useSyncExternalStore(
    follow,
    () => listOf(wide)?.matches ?? asRendered,
    () => asRendered,
  );
}

/** Undefined in tests without a window's size. */
const listOf = (wide: string) => (typeof matchMedia === 'undefined' ? undefined : matchMedia(wide));

const Nothing = () => undefined;

function wanted(wide: string): Promise<void> | undefined {
  const list = listOf(wide);
  if (!list || list.matches) return undefined;
  return new Promise((resolve) => {
    const abortController = new AbortController();
    const done = () => {
      abortController.abort();
      resolve();
    };
    list.addEventListener('change', done, { signal: abortController.signal });
    for (const event of TOUCHED) addEventListener(event, done, { signal: abortController.signal });
  });
}
