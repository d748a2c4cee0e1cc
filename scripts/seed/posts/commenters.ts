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
  readonly #byDepartments = new Map<string, readonly Member[]>();

  constructor(people: readonly Member[]) {
    this.#writers = people.filter(({ isWriter, status }) => isWriter && status === 'working');
    for (const member of this.#writers)
      this.#byCompany.set(member.company.id, [...(this.#byCompany.get(member.company.id) ?? []), member]);
  }

  of({ community, departments }: Pick<WrittenPost, 'community' | 'departments'>): readonly Member[] {
    const colleagues = community.type === 'COMPANY' ? this.#byCompany.get(community.id) : undefined;
    const people = colleagues && colleagues.length >= ENOUGH ? colleagues : this.#writers;
    const peers =
      people === this.#writers ? this.#inDepartments(departments) : inDepartments(people, departments);
    return peers.length >= ENOUGH ? peers : people;
  }

  #inDepartments(departments: readonly string[]): readonly Member[] {
    const key = departments.join();
    const known = this.#byDepartments.get(key) ?? inDepartments(this.#writers, departments);
    this.#byDepartments.set(key, known);
    return known;
  }
}

const inDepartments = (people: readonly Member[], departments: readonly string[]): readonly Member[] =>
  people.filter(({ department }) => departments.includes(department));
