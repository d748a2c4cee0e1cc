import { afterAll, vi } from 'vitest';

// Test files share modules. A file that ends during an import would leave a broken module to the next one.
afterAll(() => vi.dynamicImportSettled());
