import { type ComponentType, lazy, Suspense } from 'react';
import { Apart } from '../kit/apart';

interface PartProps {
  readonly show: boolean;
  readonly onFailed: (error: unknown) => void;
}

/** A part of the shell that is loaded when it is first shown. One whose file cannot be loaded is left out, and said so. */
export function lazyPart(load: () => Promise<{ readonly Part: ComponentType }>): ComponentType<PartProps> {
  const Loaded = lazy(async () => ({ default: (await load()).Part }));
  return function LazyPart({ show, onFailed }) {
    if (!show) return undefined;
    return (
      <Apart onFailed={onFailed}>
        <Suspense>
          <Loaded />
        </Suspense>
      </Apart>
    );
  };
}
