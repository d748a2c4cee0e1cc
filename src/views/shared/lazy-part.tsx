import { type ComponentType, lazy, Suspense } from 'react';
import { ErrorBoundary } from '../kit/error-boundary';

interface PartProps {
  readonly show: boolean;
  readonly onFailed: (error: unknown) => void;
}

/**
 * A part of the shell that loads when first shown. If loading fails, it is left out and the failure is reported;
 * showing it again retries.
 */
export function lazyPart<Props extends object>(
  load: () => Promise<{ readonly Part: ComponentType<Props> }>,
): ComponentType<PartProps & Props> {
  const part = (): ComponentType<Props> => lazy(async () => ({ default: (await load()).Part }));
  let Loaded = part();
  return function LazyPart(props) {
    if (!props.show) return undefined;
    const failed = (error: unknown) => {
      Loaded = part();
      props.onFailed(error);
    };
    return (
      <ErrorBoundary onFailed={failed}>
        <Suspense>
          <Loaded {...props} />
        </Suspense>
      </ErrorBoundary>
    );
  };
}
