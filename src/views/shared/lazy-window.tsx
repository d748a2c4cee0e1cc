import { type ComponentType, lazy, Suspense } from 'react';
import { Apart } from '../kit/apart';
import { useTelling } from './use-telling';

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
    const tell = useTelling();
    const failed = (error: unknown) => {
      Loaded = part();
      props.onClose();
      tell(error);
    };
    return (
      <Apart onFailed={failed}>
        <Suspense>
          <Loaded {...props} />
        </Suspense>
      </Apart>
    );
  };
}
