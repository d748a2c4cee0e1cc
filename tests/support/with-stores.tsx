import type { Container } from 'inversify';
import type { ReactNode } from 'react';
import { resolverOf } from '../../src/app/container';
import { StoreProvider } from '../../src/views/use-store';

/** Part of a page over the stores of a test container, for rendering without a DOM. */
export const withStores = (container: Container, part: ReactNode) => (
  <StoreProvider value={resolverOf(container)}>{part}</StoreProvider>
);
