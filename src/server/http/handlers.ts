import type { Language } from '../../core/shared/languages';
import type { SentTokens } from '../session-cookies';
import type { Caller } from './caller';

type Json<Content> = Content extends { 'application/json': infer Body }
  ? Body
  : Content extends { 'application/problem+json': infer Body }
    ? Body
    : Content extends Record<string, infer Body>
      ? Body
      : undefined;
type Parameters<Op, Place extends string> = Op extends { parameters: { [P in Place]?: infer ParsedBody } }
  ? NonNullable<ParsedBody>
  : Record<never, never>;
/** A non-JSON body is passed as bytes. */
type RequestContent<Content> = keyof Content extends `image/${string}` ? Buffer : Json<Content>;
type BodyOf<Op> = Op extends { requestBody?: { content: infer Content } }
  ? RequestContent<Content>
  : undefined;
type ResponsesOf<Op> = Op extends { responses: infer All } ? All : never;
type ContentOf<Response> = Response extends { content: infer Content }
  ? [Content] extends [never]
    ? undefined
    : // A drawing is text; who sends it may turn it into a bitmap on its way out.
      Content extends { 'image/svg+xml': infer Drawing }
      ? Drawing
      : Content extends { 'image/webp': unknown }
        ? Buffer
        : Json<Content>
  : undefined;

/**
 * A documented success response; failures are thrown as `Refusal`. Personal responses are never cached, even where
 * the rest of their service may be.
 */
export type Reply<Op> = {
  [Status in keyof ResponsesOf<Op> & number]: `${Status}` extends `2${string}`
    ? ContentOf<ResponsesOf<Op>[Status]> extends undefined
      ? { readonly status: Status; readonly body?: undefined }
      : {
          readonly status: Status;
          readonly body: ContentOf<ResponsesOf<Op>[Status]>;
          readonly isPersonal?: boolean;
          /** The same object, which never changes, for many requests: its text is made once. */
          readonly isCached?: boolean;
        }
    : never;
}[keyof ResponsesOf<Op> & number];

export interface SetCookie {
  readonly name: string;
  readonly value: string;
  readonly httpOnly: boolean;
  /** Seconds; 0 removes the cookie. */
  readonly maxAge: number;
}

export interface Context<Op> {
  readonly path: Parameters<Op, 'path'>;
  readonly query: Parameters<Op, 'query'>;
  readonly header: Parameters<Op, 'header'>;
  readonly body: BodyOf<Op>;
  /** Always present when x-role is more than visitor. */
  readonly caller: Caller | undefined;
  /** The network address the request came from. */
  readonly address: string;
  readonly tokens: SentTokens;
  readonly userAgent: string;
  /** The language of responses to the caller. */
  readonly language: Language;
  readonly setCookie: (cookie: SetCookie) => void;
}

/** A missing handler, a wrong field or an undocumented status does not compile. */
export type Handlers<Operations> = {
  readonly [Id in keyof Operations]: (
    context: Context<Operations[Id]>,
  ) => Promise<Reply<Operations[Id]>> | Reply<Operations[Id]>;
};
