import type { Json } from '../api/spec';
import { parsed } from './judge';
import type { WireResponse } from './wire';

/** Values for the runtime expressions of a journey. */
export interface Scope {
  readonly inputs: Readonly<Record<string, Json | undefined>>;
  /** The outputs of the previous steps. */
  readonly steps: Readonly<Record<string, Readonly<Record<string, Json | undefined>>>>;
  /** The response of the current step. */
  readonly response?: WireResponse;
}

export class UnknownExpression extends Error {}

/** Evaluates a runtime expression of Arazzo, such as `$response.body#/items/0/postId`. */
export function evaluated(expression: string, scope: Scope): Json | undefined {
  const [, root, rest = ''] = /^\$([A-Za-z]+)(?:\.(.*))?$/s.exec(expression) ?? [];
  switch (root) {
    case 'inputs':
      return scope.inputs[rest];
    case 'steps': {
      const [, step = '', name = ''] = /^([^.]+)\.outputs\.(.+)$/.exec(rest) ?? [];
      return scope.steps[step]?.[name];
    }
    case 'statusCode':
      return scope.response?.status;
    case 'url':
      return scope.response?.sent.url;
    case 'method':
      return scope.response?.sent.method;
    case 'response':
      return inAnswer(rest, scope.response);
    default:
      throw new UnknownExpression(`${expression} is no expression this runner knows`);
  }
}

function inAnswer(rest: string, response: WireResponse | undefined): Json | undefined {
  if (response === undefined) return undefined;
  const header = /^header\.(.+)$/.exec(rest)?.[1];
  if (header !== undefined) return response.headers.get(header) ?? undefined;
  const [, pointer] = /^body(?:#(.*))?$/.exec(rest) ?? [];
  if (!rest.startsWith('body')) throw new UnknownExpression(`$response.${rest} is no part of a response`);
  return pointed(parsed(response.text) as Json | undefined, pointer ?? '');
}

function pointed(document: Json | undefined, pointer: string): Json | undefined {
  const keys = pointer.split('/').slice(1);
  return keys
    .map((key) => key.replaceAll('~1', '/').replaceAll('~0', '~'))
    .reduce<Json | undefined>(
      (node, key) => (node as Readonly<Record<string, Json>> | undefined | null)?.[key],
      document,
    );
}

/** Replaces expressions in a value of the journey: a whole text, or parts of a text in braces. */
export function fillExpressions(value: Json, scope: Scope): Json | undefined {
  if (typeof value === 'string') return filledText(value, scope);
  if (Array.isArray(value)) return value.map((item) => fillExpressions(item, scope) ?? null);
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).flatMap(([name, inner]): [string, Json][] => {
    const filled = fillExpressions(inner, scope);
    return filled === undefined ? [] : [[name, filled]];
  });
  return Object.fromEntries(entries);
}

function filledText(text: string, scope: Scope): Json | undefined {
  if (text.startsWith('$')) return evaluated(text, scope);
  return text.replace(/\{(\$[^}]+)\}/g, (_, expression: string) => String(evaluated(expression, scope)));
}
