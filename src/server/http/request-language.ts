import type { FastifyRequest } from 'fastify';
import { LANGUAGE_COOKIE, type Language, languageFor } from '../../core/shared/languages';

const CHOICE = new RegExp(`(?:^|;\\s*)${LANGUAGE_COOKIE}=([a-z]+)`);

/** The saved choice or the browser's language. It may be stored only inside encrypted values (decision 158). */
export const requestLanguage = ({ headers }: Pick<FastifyRequest, 'headers'>): Language =>
  languageFor(CHOICE.exec(headers.cookie ?? '')?.[1], headers['accept-language']);
