import type { Json, Operation, Parameter, Schema } from '../api/spec';
import { sendable } from './arbitraries';
import type { Contract } from './contract';
import {
  exampleRequest,
  isBinary,
  isOpaque,
  pointerOf,
  type Request,
  withoutParameter,
  withParameter,
} from './request';
import { fillOptional, ODD_TEXTS, replacements, SOME_TEXT, show, variations } from './variations';

/** A request that differs from the example in one place. */
export interface Edge {
  /** `odd` is valid, but a server may refuse it; it must not fail with an error. */
  readonly verdict: 'valid' | 'invalid' | 'odd';
  readonly at: string;
  readonly what: string;
  readonly request: Request;
}

/** Requests that differ from the example in one place; the contract itself decides which are valid. */
export const edges = (contract: Contract, operation: Operation): Edge[] => [
  ...operation.parameters.flatMap((parameter) => parameterEdges(contract, operation, parameter)),
  unknownParameter(operation),
  ...bodyEdges(contract, operation),
  ...formEdges(operation),
  ...oddEdges(contract, operation),
];

function parameterEdges(contract: Contract, operation: Operation, parameter: Parameter): Edge[] {
  const example = exampleRequest(operation);
  const path = pointerOf(parameter);
  if (isOpaque(parameter))
    return ['nobody-made-this', '0', "'"].map((made) => ({
      verdict: 'invalid',
      at: path,
      what: `invented value: ${made}`,
      request: withParameter(example, parameter, made),
    }));
  const schema = contract.schema(parameter.schema);
  const texts = new Map(
    replacements(schema, parameter.example ?? null)
      .filter((value) => typeof value !== 'object' && !(isText(schema) && typeof value !== 'string'))
      .map((value) => [String(value), value]),
  );
  texts.delete(String(parameter.example));
  const changed = [...texts]
    .filter(([text]) => sendable(parameter, text) && text.length < 6000)
    .map(([text, value]): Edge => {
      const fits = contract.misfit(parameter.schema, read(schema, text)) === undefined;
      const request = withParameter(example, parameter, value);
      return { verdict: fits ? 'valid' : 'invalid', at: path, what: `= ${show(text)}`, request };
    });
  if (parameter.in === 'path') return changed;
  const verdict = parameter.required ? 'invalid' : 'valid';
  return [...changed, { verdict, at: path, what: 'left out', request: withoutParameter(example, parameter) }];
}

/** A misspelled filter must not return the unfiltered list. */
function unknownParameter(operation: Operation): Edge {
  const { parameters, ...rest } = exampleRequest(operation);
  const request = { ...rest, parameters: { ...parameters, 'query.unknownParameter': '1' } };
  return { verdict: 'invalid', at: '/query/unknownParameter', what: 'an unknown parameter', request };
}

const isText = ({ type }: Schema): boolean => type === 'string';

/** Parses a parameter's text to its value. */
function read({ type }: Schema, text: string): Json {
  const number = type === 'integer' || type === 'number';
  if (number && /^-?(0|[1-9]\d*)(\.\d+)?$/.test(text)) return Number(text);
  return type === 'boolean' && (text === 'true' || text === 'false') ? text === 'true' : text;
}

function bodyEdges(contract: Contract, operation: Operation): Edge[] {
  const { body } = operation;
  // A schema accepts any bytes.
  if (body?.example === undefined || isBinary(operation)) return [];
  const example = exampleRequest(operation);
  const full = fillOptional(contract, body.schema, body.example);
  const { body: _, ...bodiless } = example;
  const varied = [...variations(contract, body.schema, full)].map(
    ({ at: path, what: label, value, unreadable }): Edge => {
      const fits = contract.misfit(body.schema, value) === undefined;
      // A parser may refuse such a body before the server can name the field.
      if (unreadable)
        return {
          verdict: fits ? 'odd' : 'invalid',
          at: '/body',
          what: label,
          request: { ...example, body: value },
        };
      return {
        verdict: fits ? 'valid' : 'invalid',
        at: `/body${path}`,
        what: label,
        request: { ...example, body: value },
      };
    },
  );
  const verdict = body.required ? 'invalid' : 'valid';
  return [...varied, { verdict, at: '/body', what: 'left out', request: bodiless }];
}

/** Bodies that are not JSON, or have another media type. */
function formEdges(operation: Operation): Edge[] {
  if (!operation.body) return [];
  const example = exampleRequest(operation);
  const good = JSON.stringify(operation.body.example);
  const json = operation.body.type;
  const foreign = [
    ['empty', json, ''],
    ['sent as text', 'text/plain', good],
    ['sent as a form', 'application/x-www-form-urlencoded', 'a=b'],
  ] as const;
  const broken = [
    ['truncated', json, good.slice(0, -1)],
    ['not JSON', json, 'field=value'],
    ['two JSON documents', json, `${good}${good}`],
    ['nested too deep', json, `${'['.repeat(3000)}${']'.repeat(3000)}`],
  ] as const;
  return [...(isBinary(operation) ? [] : broken), ...foreign].map(([label, type, text]) => ({
    verdict: 'invalid',
    at: '/body',
    what: label,
    request: { ...example, raw: { type, text } },
  }));
}

function oddEdges(contract: Contract, operation: Operation): Edge[] {
  const example = exampleRequest(operation);
  const odd = (path: string, label: string, request: Request): Edge => ({
    verdict: 'odd',
    at: path,
    what: label,
    request,
  });
  const texts = operation.parameters
    .filter((parameter) => !isOpaque(parameter) && parameter.in !== 'header')
    .flatMap((parameter) =>
      ODD_TEXTS.filter((text) => sendable(parameter, text)).map((text) =>
        odd(pointerOf(parameter), `= ${show(text)}`, withParameter(example, parameter, text)),
      ),
    );
  const twice = operation.parameters
    .filter((parameter) => parameter.in === 'query' && !isOpaque(parameter))
    .map((parameter) => {
      const value = parameter.example as Json;
      return odd(pointerOf(parameter), 'twice', withParameter(example, parameter, [value, value]));
    });
  const queries = ['%zz', 'a[b]=1&a[c]=2', `x=${'y'.repeat(5000)}`, '__proto__=1', '&&==&'].map((rawQuery) =>
    odd('', `with the query ${show(rawQuery)}`, { ...example, rawQuery }),
  );
  return [...texts, ...twice, ...queries, ...oddBodies(contract, operation)];
}

function oddBodies(contract: Contract, operation: Operation): Edge[] {
  const { body } = operation;
  if (body?.example === undefined || isBinary(operation)) return [];
  const example = exampleRequest(operation);
  const full = fillOptional(contract, body.schema, body.example);
  const places = [...variations(contract, body.schema, full)].filter(
    ({ what: label }) => label === show(SOME_TEXT),
  );
  return places.flatMap(({ at: path, value }) =>
    ODD_TEXTS.map((text): Edge => {
      const odd = JSON.parse(
        JSON.stringify(value).replace(JSON.stringify(SOME_TEXT), () => JSON.stringify(text)),
      ) as Json;
      return {
        verdict: 'odd',
        at: `/body${path}`,
        what: `= ${show(text)}`,
        request: { ...example, body: odd },
      };
    }),
  );
}
