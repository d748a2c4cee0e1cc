import { termsText as text } from '../../core/legal/terms-text';
import { LegalFrame } from './legal-frame';
import type { ScreenHandle } from '../shared/screen-module';

export const handle: ScreenHandle = {
  head: () => ({ title: text.title, description: text.description }),
};

export const Component = () => <LegalFrame page="terms" text={text} />;
