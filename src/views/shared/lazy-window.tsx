import { type ComponentType, lazy, Suspense } from 'react';
import { Apart } from '../kit/apart';
import { useTelling } from './use-telling';

interface Closing {
  readonly onClose: () => void;
}

/**
 * What is loaded with the press that opens it. What cannot be opened is closed, and said so; asked for once more, it is
 * loaded anew.
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
