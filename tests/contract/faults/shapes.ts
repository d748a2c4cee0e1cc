import { answering, editedReply, inBody, success } from '../plant-faults';
import { type Fault, fault, html, without } from './fault';

/** Responses of the wrong shape. */
export const SHAPES: readonly Fault[] = [
  fault(
    '200 instead of 204',
    'joinCommunity',
    'undocumented-status',
    success('joinCommunity', (reply) => ({ ...reply, status: 200 })),
  ),
  fault(
    '201 instead of 200',
    'castVote',
    'undocumented-status',
    success('castVote', (reply) => ({ ...reply, status: 201 })),
  ),
  fault(
    'a redirect',
    'listChoices',
    'undocumented-status',
    success('listChoices', (reply) => ({
      ...reply,
      status: 302,
      headers: { ...reply.headers, location: '/login' },
    })),
  ),
  fault('a field is missing', 'readPost', 'body-schema', inBody('readPost', '/author', undefined)),
  fault(
    'a field is missing in the third item',
    'listFeed',
    'body-schema',
    answering('listFeed', (options, sound) =>
      options.query.limit === 2 || Number(options.query.limit ?? 10) < 3
        ? undefined
        : editedReply(sound(), '/items/2/title'),
    ),
  ),
  fault(
    'a field is missing in a nested reply',
    'listComments',
    'body-schema',
    answering('listComments', (options, sound) =>
      options.path.id === 'Kq3vN8xWm2Zt7Rf1' ? editedReply(sound(), '/items/0/replies/0/text') : undefined,
    ),
  ),
  fault('null where none is allowed', 'readPost', 'body-schema', inBody('readPost', '/community', null)),
  fault('a value outside the enum', 'readPost', 'body-schema', inBody('readPost', '/postType', 'BLOG')),
  fault('a float for an integer', 'readVote', 'body-schema', inBody('readVote', '/upCount', 486.5)),
  fault('a text for an integer', 'castVote', 'body-schema', inBody('castVote', '/upCount', '487')),
  fault(
    'a number out of range',
    'listTalkedAbout',
    'body-schema',
    inBody('listTalkedAbout', '/0/rating', 5.5),
  ),
  fault(
    'a text against its pattern',
    'searchCommunities',
    'body-schema',
    answering('searchCommunities', (options, sound) =>
      options.query.q === 'salary' ? editedReply(sound(), '/0/slug', 'Salary Talk') : undefined,
    ),
  ),
  fault('a date without its time', 'readPost', 'body-schema', inBody('readPost', '/createdOn', '2026-11-20')),
  fault('a wrong item in a list', 'listChoices', 'body-schema', inBody('listChoices', '/1', 'Data Science')),
  fault(
    'an object instead of a list',
    'listChoices',
    'body-schema',
    success('listChoices', (reply) => ({ ...reply, body: { items: reply.body ?? null } })),
  ),
  fault(
    'half of one alternative',
    'readPost',
    'body-schema',
    inBody('readPost', '/media', [{ type: 'IMAGE', fileKey: 'k', fullUrl: '/k', width: 1, height: 1 }]),
  ),
  fault(
    'a field no one documented',
    'readPost',
    'undocumented-field',
    inBody('readPost', '/author/memberId', 'Mb1asha2Nair3Qx4'),
  ),
  fault('a page that is HTML', 'readProfile', 'content-type', success('readProfile', html)),
  fault(
    'success without a body',
    'readProfile',
    'content-type',
    success('readProfile', (reply) => ({ ...reply, type: undefined, body: undefined })),
  ),
  fault(
    'JSON cut off',
    'readProfile',
    'not-json',
    success('readProfile', (reply) => ({ ...reply, body: JSON.stringify(reply.body).slice(0, -9) })),
  ),
  fault(
    'JSON behind a byte order mark',
    'readProfile',
    'not-json',
    success('readProfile', (reply) => ({ ...reply, body: `\ufeff${JSON.stringify(reply.body)}` })),
  ),
  fault('JSON in another encoding', 'readProfile', 'not-utf8', ({ write }) => ({
    write: (response, reply) => {
      const isProfile = reply.status === 200 && JSON.stringify(reply.body ?? null).includes('"name"');
      if (!isProfile) return write(response, reply);
      response.writeHead(200, { ...reply.headers, 'content-type': 'application/json' } as Record<
        string,
        string
      >);
      response.end(Buffer.from(JSON.stringify(reply.body).replace('Asha', 'Ásha'), 'latin1'));
    },
  })),
  fault(
    'a key twice in one object',
    'readProfile',
    'repeated-key',
    success('readProfile', (reply) => ({
      ...reply,
      body: `{"userName":"A",${JSON.stringify({ ...(reply.body as object), userName: 'B' }).slice(1)}`,
    })),
  ),
  fault(
    'no x-request-id',
    'readLiveness',
    'header-missing',
    success('readLiveness', without('x-request-id')),
  ),
  fault(
    'an x-request-id too short',
    'readLiveness',
    'header-schema',
    success('readLiveness', (reply) => ({ ...reply, headers: { 'x-request-id': '7' } })),
  ),
  fault(
    '204 with a body',
    'leaveCommunity',
    'unexpected-body',
    success('leaveCommunity', (reply) => ({ ...reply, body: 'done', type: 'text/plain' })),
  ),
];
