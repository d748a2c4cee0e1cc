import { type ComponentType, lazy, Suspense } from 'react';
import { ErrorBoundary } from '../kit/error-boundary';
import { useFailureReport } from './use-failure-report';

interface Closing {
  readonly onClose: () => void;
}

/**
 * A dialog that loads on the click that opens it. If loading fails, it closes and the failure is reported; opening it
 * again retries.
 */
export function lazyWindow<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): ComponentType<Props & Closing> {
  const part = (): ComponentType<Props> =>
    lazy<ComponentType<Props>>(async () => ({ default: await load() }));
  let Loaded = part();
  return function LazyWindow(props: Props & Closing) {
    const listener = useFailureReport();
    const failed = (error: unknown) => {
      Loaded = part();
      props.onClose();
      listener(error);
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
