import { privacyText as text } from '../../core/legal/privacy-text';
import type { ScreenHandle } from '../shared/screen-module';
import { LegalFrame } from './legal-frame';

export const handle: ScreenHandle = {
  head: () => ({ title: text.title, description: text.description }),
};

export const Component = () => <LegalFrame page="privacy" text={text} />;
