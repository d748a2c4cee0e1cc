import type { Member } from '../people/members';
import type { WrittenPost } from './write-post';

/** The minimum number of colleagues for a conversation. */
const ENOUGH = 3;

/**
 * The commenters: employees in a company's community, otherwise every writer with a job. Posts about the work of
 * some departments are answered by people of these departments.
 */
export class Commenters {
  readonly #writers: readonly Member[];
  readonly #byCompany = new Map<number, Member[]>();

  constructor(people: readonly Member[]) {
    this.#writers = people.filter(({ isWriter, status }) => isWriter && status === 'working');
    for (const member of this.#writers)
      this.#byCompany.set(member.company.id, [...(this.#byCompany.get(member.company.id) ?? []), member]);
  }

  of({ community, departments }: Pick<WrittenPost, 'community' | 'departments'>): readonly Member[] {
    const colleagues = community.type === 'COMPANY' ? this.#byCompany.get(community.id) : undefined;
    const people = colleagues && colleagues.length >= ENOUGH ? colleagues : this.#writers;
    const peers = people.filter(({ department }) => departments.includes(department));
    return peers.length >= ENOUGH ? peers : people;
  }
}
