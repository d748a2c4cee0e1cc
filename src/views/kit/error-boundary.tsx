import { Component, type ReactNode } from 'react';

interface ErrorBoundaryProps {
  readonly onFailed?: (error: unknown) => void;
  readonly children: ReactNode;
}

/** An error boundary: a part that fails to render is omitted, and the rest of the page stays. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, { readonly failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override componentDidCatch(error: unknown): void {
    this.props.onFailed?.(error);
  }

  override render(): ReactNode {
    return this.state.failed ? undefined : this.props.children;
  }
}
