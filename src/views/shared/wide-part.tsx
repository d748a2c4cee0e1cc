import { type ComponentType, lazy, memo, Suspense } from 'react';

/** What comes with the first touch could be wanted next, whatever the window's width. */
const TOUCHED = ['pointerdown', 'keydown', 'popstate'] as const;

/**
 * A part only wide windows show. The server draws it for everybody; a narrow window neither fetches what brings it to
 * life nor spends time on it until somebody touches the page.
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
  // Nothing around it makes React look at it again.
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
    const heard = new AbortController();
    const done = () => {
      heard.abort();
      resolve();
    };
    matchMedia(wide).addEventListener('change', done, { signal: heard.signal });
    for (const event of TOUCHED) addEventListener(event, done, { signal: heard.signal });
  });
}
