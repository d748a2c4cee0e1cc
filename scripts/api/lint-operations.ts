import { atOperation, type Finding } from './finding';
import type { Operation, Spec } from './spec';

/** House rules about what an operation must say. */

export type OperationRule = (operation: Operation, spec: Spec) => readonly string[];

const ROLES = ['visitor', 'member', 'reader', 'writer', 'moderator', 'officer'];
const SHARED_PROBLEM = '#/components/responses/Problem';

/** What the bundled document holds, with what `Operation` leaves out. */
interface RawOperation {
  readonly tags?: readonly string[];
  readonly responses?: Readonly<Record<string, { readonly $ref?: string }>>;
}
const rawOf = (spec: Spec, { path, method }: Operation): RawOperation =>
  spec.document.paths[path]?.[method] as RawOperation;

const successesOf = ({ answers }: Operation): readonly string[] =>
  Object.keys(answers).filter((status) => status.startsWith('2'));

const hasInput = ({ parameters, body }: Operation): boolean =>
  body !== undefined || parameters.some((parameter) => !parameter['x-ambient']);

const RULES: Readonly<Record<string, OperationRule>> = {
  'operation-id': ({ id }) =>
    /^[a-z][A-Za-z0-9]*$/.test(id ?? '')
      ? []
      : [`the operationId ${id} names a method of a port: write it in camelCase`],

  'one-tag': (operation, spec) => {
    const { tags = [] } = rawOf(spec, operation);
    const [tag = ''] = tags;
    if (tags.length !== 1)
      return [
        `the tag is the port, and a method belongs to one: give it exactly one tag, not ${tags.length}`,
      ];
    return /^[A-Z][A-Za-z0-9]*$/.test(tag)
      ? []
      : [`the tag ${tag} names the class ${tag}Port: write it in PascalCase`];
  },

  role: ({ role }) =>
    ROLES.includes(role)
      ? []
      : [`who may call it decides 401 and 403: give it an x-role out of ${ROLES.join(', ')}, not "${role}"`],

  'role-security': ({ role, open }) => {
    if (role === 'visitor' && !open)
      return [
        'a visitor has no session, but security demands one: say `security: [{}, { session: [] }]`, or raise x-role',
      ];
    return role !== 'visitor' && ROLES.includes(role) && open
      ? [
          `x-role ${role} needs a session, but security lets anybody in: drop \`{}\` from security, or say x-role: visitor`,
        ]
      : [];
  },

  refusals: ({ role, answers }) => {
    const wanted = role === 'visitor' ? [] : role === 'member' ? ['401'] : ['401', '403'];
    return wanted
      .filter((status) => !(status in answers))
      .map(
        (status) =>
          `somebody below ${role} is refused with ${status}, which callers must know: document it by the shared answer`,
      );
  },

  'invalid-input': (operation) =>
    hasInput(operation) && !('400' in operation.answers)
      ? ['it takes input, and input can be wrong: document 400 by the shared answer Invalid']
      : [],

  'default-problem': (operation, spec) =>
    rawOf(spec, operation).responses?.default?.$ref === SHARED_PROBLEM
      ? []
      : [
          "every other failure has one shape, so that one place reads it: say `default: { $ref: './shared/http.yaml#/responses/Problem' }`",
        ],

  'one-success': (operation) => {
    const count = successesOf(operation).length;
    return count === 1
      ? []
      : [`a method gives back one kind of value: document exactly one success, not ${count}`];
  },

  'request-id': ({ answers }) =>
    Object.entries(answers)
      .filter(([, { headers }]) => !('x-request-id' in headers))
      .map(
        ([status]) =>
          `people quote the x-request-id of a failing call: add the shared header to the answer ${status}`,
      ),

  'reading-body': ({ method, body }) =>
    method === 'get' && body
      ? [
          'a GET has no body that servers and caches respect: make its fields query parameters, or make it a POST',
        ]
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

/** An operationId is unique over all services, because failures, fakes and logs are named by it alone. */
function twins(specs: readonly Spec[]): Finding[] {
  const seen = new Map<string, string>();
  return specs.flatMap((spec) =>
    spec.operations.flatMap((operation) => {
      const at = atOperation(spec, operation);
      const first = seen.get(operation.id);
      seen.set(operation.id, first ?? at);
      if (first === undefined) return [];
      const message = `the operationId ${operation.id} is taken by ${first}; failures and fakes go by it alone: rename one`;
      return [{ rule: 'unique-operation-id', at, message }];
    }),
  );
}
