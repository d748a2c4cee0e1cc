import '@testing-library/jest-dom/vitest';
import { cleanup } from '@testing-library/react';
import { afterEach } from 'vitest';
import { addTopLayer } from './top-layer';

addTopLayer();
afterEach(cleanup);
