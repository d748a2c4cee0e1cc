import { atOperation, type Finding } from './finding';
import { codesIn } from './problem-codes';
import type { Operation, Spec } from './spec';

/** Rules for the descriptions of operations. */

export type OperationRule = (operation: Operation, spec: Spec) => readonly string[];

const ROLES = ['visitor', 'member', 'reader', 'writer', 'moderator', 'officer'];
/** Drawings and health checks have no rate limit. */
const UNLIMITED = ['art', 'health'];
const SHARED_PROBLEM = /^#\/components\/responses\/Problem(Of|$)/;

/** The fields of the bundled document that `Operation` leaves out. */
interface RawOperation {
  readonly tags?: readonly string[];
  readonly responses?: Readonly<Record<string, { readonly $ref?: string }>>;
}
const rawOf = (spec: Spec, { path, method }: Operation): RawOperation =>
  spec.document.paths[path]?.[method] as RawOperation;

const successesOf = ({ responses }: Operation): readonly string[] =>
  Object.keys(responses).filter((status) => status.startsWith('2'));

const hasInput = ({ parameters, body }: Operation): boolean =>
  body !== undefined || parameters.some((parameter) => !parameter['x-ambient']);

const RULES: Readonly<Record<string, OperationRule>> = {
  'operation-id': ({ id }) =>
    /^[a-z][A-Za-z0-9]*$/.test(id ?? '')
      ? []
      : [`the operationId ${id} becomes a port method: write it in camelCase`],

  'one-tag': (operation, spec) => {
    const { tags = [] } = rawOf(spec, operation);
    const [tag = ''] = tags;
    if (tags.length !== 1) return [`the tag selects the port: use exactly one tag, not ${tags.length}`];
    return /^[A-Z][A-Za-z0-9]*$/.test(tag)
      ? []
      : [`the tag ${tag} becomes the class ${tag}Port: write it in PascalCase`];
  },

  role: ({ role }) =>
    ROLES.includes(role)
      ? []
      : [`x-role decides who gets 401 and 403: use one of ${ROLES.join(', ')}, not "${role}"`],

  'role-security': ({ role, open }) => {
    if (role === 'visitor' && !open)
      return [
        'a visitor has no session, but security requires one: use `security: [{}, { session: [] }]`, or raise x-role',
      ];
    return role !== 'visitor' && ROLES.includes(role) && open
      ? [
          `x-role ${role} needs a session, but security does not require one: remove \`{}\` from security, or use x-role: visitor`,
        ]
      : [];
  },

  refusals: ({ role, responses }) => {
    const wanted = role === 'visitor' ? [] : role === 'member' ? ['401'] : ['401', '403'];
    return wanted
      .filter((status) => !(status in responses))
      .map(
        (status) => `callers without the role ${role} get ${status}: document it with the shared response`,
      );
  },

  'invalid-input': (operation) =>
    hasInput(operation) && !('400' in operation.responses)
      ? ['the operation takes input that can be invalid: document 400 with the shared response Invalid']
      : [],

  'default-problem': (operation, spec) =>
    SHARED_PROBLEM.test(rawOf(spec, operation).responses?.default?.$ref ?? '')
      ? []
      : [
          "all other errors share one format: add `default: { $ref: './shared/http.yaml#/components/responses/Problem' }`",
        ],

  'rate-limit': ({ responses, service }) =>
    UNLIMITED.includes(service) || 'retry-after' in (responses['429']?.headers ?? {})
      ? []
      : [
          "clients must know how long to wait: add `'429': { $ref: './shared/http.yaml#/components/responses/TooManyRequests' }`",
        ],

  codes: ({ responses, codes }, { document }) => {
    const known = document.components?.schemas?.ProblemCode?.enum ?? [];
    const unknown = Object.values(codes)
      .flat()
      .filter((code) => !known.includes(code));
    const empty = Object.keys(responses).filter((status) => /^4/.test(status) && !codes[status]);
    return [
      ...unknown.map((code) => `clients have no text for the code ${code}: add it to ProblemCode`),
      ...empty.map((status) => `no code has the status ${status}: list its codes in x-codes, or remove it`),
    ];
  },

  'listed-codes': ({ responses, codes, listed }) =>
    Object.keys(responses)
      .filter((status) => !/^[23]/.test(status))
      .flatMap((status) => {
        const missing = codesIn(codes, status, Object.keys(responses)).filter(
          (code) => !listed[status]?.includes(code),
        );
        return missing.length === 0
          ? []
          : [
              `a client of the YAML cannot know these codes: add ${missing.join(', ')} to the enum of code in response ${status}`,
            ];
      }),

  'one-success': (operation) => {
    const count = successesOf(operation).length;
    return count === 1
      ? []
      : [`a method returns one type of value: document exactly one success response, not ${count}`];
  },

  'request-id': ({ responses }) =>
    Object.entries(responses)
      .filter(([, { headers }]) => !('x-request-id' in headers))
      .map(
        ([status]) =>
          `users quote the x-request-id of a failed call: add the shared header to response ${status}`,
      ),

  'reading-body': ({ method, body }) =>
    method === 'get' && body
      ? ['servers and caches ignore the body of a GET: use query parameters, or make it a POST']
      : [],
};

export const operationFindings = (specs: readonly Spec[]): readonly Finding[] => [
  ...specs.flatMap((spec) => spec.operations.flatMap((operation) => broken(operation, spec))),
  ...twins(specs),
];

const broken = (operation: Operation, spec: Spec): Finding[] =>
  Object.entries(RULES).flatMap(([rule, judge]) =>
    judge(operation, spec).map((message) => ({ rule, at: atOperation(spec, operation), message })),
  );

/**
 * An operationId is unique across all services, because failures, fakes and logs use it without the service.
 */
function twins(specs: readonly Spec[]): Finding[] {
  const seen = new Map<string, string>();
  return specs.flatMap((spec) =>
    spec.operations.flatMap((operation) => {
      const path = atOperation(spec, operation);
      const first = seen.get(operation.id);
      seen.set(operation.id, first ?? path);
      if (first === undefined) return [];
      const message = `the operationId ${operation.id} is already used by ${first}, and it must be unique for errors and fakes: rename one`;
      return [{ rule: 'unique-operation-id', at: path, message }];
    }),
  );
}
