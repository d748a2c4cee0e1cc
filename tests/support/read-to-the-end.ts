import { afterAll, vi } from 'vitest';

// Test files share what they read. One that ended amid an import would leave a broken file to whoever imports it next.
afterAll(() => vi.dynamicImportSettled());
