import { Client } from 'pg';
import { signInCookies } from './product';

/** Makes some writers sandbox members, so that they can log in; returns their ids. */
export async function someMembers(databaseUrl: string, count: number): Promise<readonly string[]> {
  const client = new Client({ connectionString: databaseUrl });
  await client.connect();
  const { rows } = await client.query<{ id: string }>(
    `update members set sandbox_place = 10000 + place from (
       select id as chosen, row_number() over (order by id)::integer as place
       from members where is_writer order by id limit $1) few
     where id = chosen returning id`,
    [count],
  );
  await client.end();
  return rows.map(({ id }) => id);
}

/** Logs in; returns the browser's cookies. */
export async function cookieOf(origin: string, memberId: string): Promise<string> {
  const cookies = await signInCookies(origin, memberId);
  return cookies.map(({ name, value }) => `${name}=${value}`).join('; ');
}
