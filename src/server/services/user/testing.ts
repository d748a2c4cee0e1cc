import type { TestServer } from '../../testing/start-test-server';

/** What a career in a company takes, as the contract wants it. */
export const work = {
  courseId: null,
  roleId: null,
  departmentId: 1,
  industryId: 1,
  jobProfile: 'Backend engineer',
  tagId: 0,
};

/** Members of one test, and what they ask the service. */
export function newcomersOf(server: TestServer) {
  let count = 0;
  const join = async (name = 'Tara Menon') => {
    count += 1;
    const id = `Mbtest${count}`;
    await server.services.db.insertInto('members').values({ id, name }).execute();
    const cookie = await server.signIn(id);
    return { id, ...callsOf(server, cookie) };
  };
  return { join };
}

export function callsOf(server: TestServer, cookie: string) {
  const call = (method: 'GET' | 'POST' | 'PUT', path: string, payload?: object, headers = {}) =>
    server.send({
      method,
      url: `/user-services/${path}`,
      ...(payload && { payload }),
      headers: { cookie, ...headers },
    });
  const tell = (careerStatusType: string, careerData: object) =>
    call('POST', 'v1/user/career-status', { careerStatusType, careerData });
  const profile = async () => (await call('GET', 'user/profile')).json();
  const employ = async (companyName = 'Zentrix Labs') => {
    const { careerStatusId } = (await tell('working', { companyName })).json();
    await call('PUT', `v1/user/career-status/${careerStatusId}`, work);
  };
  return { call, tell, profile, employ };
}

export type Newcomer = Awaited<ReturnType<ReturnType<typeof newcomersOf>['join']>>;
