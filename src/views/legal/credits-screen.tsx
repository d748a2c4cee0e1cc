import { creditsText as text } from '../../core/legal/credits-text';
import type { ScreenHandle } from '../shared/screen-module';
import { LegalFrame } from './legal-frame';

export const handle: ScreenHandle = {
  head: () => ({ title: text.title, description: text.description }),
};

export const Component = () => <LegalFrame page="credits" text={text} />;
