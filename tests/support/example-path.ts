import { pathTo, SCREENS, type ScreenId } from '../../src/core/shell/screens';

/** An existing value for every path param; unlisted params accept any value. */
const PIECES: Readonly<Record<string, string>> = {
  size: 'mega',
  year: '2025',
  postId: 'Kq3vN8xWm2Zt7Rf1',
  urlName: 'zentrix-labs',
  companyUrl: 'zentrix-labs',
  locationUrl: 'bengaluru',
  skillUrl: 'system-design',
  from: '75',
  jobProfile: 'backend-engineer',
  designation: 'backend-engineer',
  questionId: 'Qn4ZentrixLikes0001',
  questionSlug: 'why-are-you-leaving--Qt5mJ7zCe3Vr9La2',
  jobId: 'Jb4ZentrixBackend01',
  token: 'Zk3pQv8LmT2wRb7N',
  slug: 'banking',
  name: 'banking',
  query: 'banking',
  collegeUrl: 'vidyasagar-memorial-institute-of-technology-bengaluru-1',
};
const COMMUNITIES: Partial<Record<ScreenId, string>> = {
  community: 'salary-talk',
  department: 'engineering-software-qa',
};

/** A path of the screen that has content. */
export function examplePath(id: ScreenId): string {
  const names = [...SCREENS[id].matchAll(/\{(\w+)/g)].map(([, name]) => name ?? '');
  const optional = SCREENS[id].includes('[');
  const params = Object.fromEntries(
    names.map((name) => [name, PIECES[name] ?? COMMUNITIES[id] ?? 'zentrix']),
  );
  return pathTo(
    id as 'post',
    (optional ? { ...params, year: undefined, segments: undefined } : params) as never,
  );
}
