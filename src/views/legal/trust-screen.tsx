import { trustText as text } from '../../core/legal/trust-text';
import { pathTo } from '../../core/shell/screens';
import type { ScreenHandle } from '../shared/screen-module';
import { LegalFrame } from './legal-frame';

export const handle: ScreenHandle = {
  head: () => ({ title: text.title, description: text.description, canonical: pathTo('trust') }),
};

export const Component = () => <LegalFrame page="trust" text={text} />;
