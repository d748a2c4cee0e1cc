import { Component, type ComponentType, lazy, type ReactNode, Suspense } from 'react';

interface BoundaryProps {
  readonly onFailed: (error: unknown) => void;
  readonly children: ReactNode;
}

/** A part whose file cannot be loaded is left out, and said so. */
class PartBoundary extends Component<BoundaryProps, { readonly failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override componentDidCatch(error: unknown): void {
    this.props.onFailed(error);
  }

  override render(): ReactNode {
    return this.state.failed ? undefined : this.props.children;
  }
}

interface PartProps {
  readonly show: boolean;
  readonly onFailed: (error: unknown) => void;
}

/** A part of the shell that is loaded when it is first shown. */
export function lazyPart(load: () => Promise<{ readonly Part: ComponentType }>): ComponentType<PartProps> {
  const Loaded = lazy(async () => ({ default: (await load()).Part }));
  return function LazyPart({ show, onFailed }) {
    if (!show) return undefined;
    return (
      <PartBoundary onFailed={onFailed}>
        <Suspense>
          <Loaded />
        </Suspense>
      </PartBoundary>
    );
  };
}
