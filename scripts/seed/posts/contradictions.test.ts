import { beforeAll, describe, expect, it } from 'vitest';
import { type Company, companiesUpTo } from '../catalogue/companies';
import { PLACES } from '../catalogue/places';
import { employs } from '../people/company-trades';
import { historyOf } from '../people/history';
import { makeMembers } from '../people/members';
import { SIZES } from '../sizes';
import { FIRST_AUTHORS, FIRST_POSTS } from './first-posts';
import { type Thread, textOf, writeThreads } from './testing';

const SCREEN = 20;

let threads: readonly Thread[];
let companies: readonly Company[];

beforeAll(() => {
  companies = companiesUpTo(SIZES.medium.companies);
  threads = writeThreads();
}, 60_000);

describe('five hundred seeded posts', () => {
  it('seeded posts in a company’s community are about the employer of their author', () => {
    const inCompanies = threads.filter(({ post }) => post.community.type === 'COMPANY');
    expect(inCompanies.length).toBeGreaterThan(50);
    for (const { post } of inCompanies) expect(post.author.company.id).toBe(post.community.id);
  });

  it('seeded posts and comments show every alias with one employer', () => {
    const employers = new Map<string, Set<number>>();
    const add = (alias: string, company: number) =>
      employers.set(alias, (employers.get(alias) ?? new Set()).add(company));
    for (const { post, comments } of threads) {
      if (post.community.type !== 'COMPANY') continue;
      const colleagues = comments.filter(({ author }) => author.company.id === post.community.id);
      // A company with very few members has commenters, who must not claim to work there.
      if (colleagues.length < comments.length) continue;
      add(post.alias.id, post.community.id);
      for (const { alias } of comments) add(alias.id, post.community.id);
    }
    expect(employers.size).toBeGreaterThan(100);
    expect([...employers.values()].filter((set) => set.size > 1)).toEqual([]);
  });

  it('seeded posts are by authors whose job exists at their company', () => {
    for (const { post } of threads) expect(employs(post.author.company, post.author.job)).toBe(true);
  });

  it('seeded posts name no years, employers or time in the job that contradict their author', () => {
    for (const { post } of threads) {
      const { tenure, former } = historyOf(post.author, companies);
      const text = textOf(post);
      const atCompany = /(\d+) years at (?!least|most)/.exec(text);
      if (atCompany) expect([text, Number(atCompany[1])]).toEqual([text, tenure]);
      const asRole = /(\d+) years as an? /.exec(text);
      if (asRole) expect([text, Number(asRole[1])]).toEqual([text, post.author.years]);
      const left = /(?:Laid off by|I left|manager from) ([A-Z]\w+(?: [A-Z]\w+)*)/.exec(text);
      if (left) expect(former).toContain(left[1]);
      expect(text).not.toMatch(/\b[01] years\b/);
    }
  });

  it('seeded posts about a first job are by freshers, and those about a first team by leads', () => {
    for (const { post } of threads) {
      const text = textOf(post);
      if (/this is my only offer|moved our joining date/.test(text))
        expect(post.author.years).toBeLessThanOrEqual(2);
      if (/First time leading|Became a team lead/.test(text))
        expect(post.author.years).toBeGreaterThanOrEqual(5);
    }
  });

  it('seeded posts are about the place of their community', () => {
    const cities = PLACES.map(([name]) => name);
    for (const { post } of threads) expect(cities).toContain(post.scene.place);
  });

  it('repeat no wording of a title within twenty, even with other numbers', () => {
    const wording = ({ post }: Thread): string =>
      post.title.replace(/₹?[\d,.]+[%L]?/g, '#').replaceAll(post.author.company.name, '@');
    const titles = threads.map(wording);
    const repeated = titles.filter((title, index) => titles.slice(index + 1, index + SCREEN).includes(title));
    expect(repeated).toEqual([]);
  });

  it('seeded questions are answered by replies to their own question', () => {
    const asPattern = (template: string): RegExp =>
      new RegExp(
        `^${template
          .split(/\{\w+\}|\[[^\]]*\]/)
          .map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'))
          .join('.+')}$`,
      );
    const answered = threads.filter(({ post, comments }) => post.kind === 'QUESTION' && comments.length > 0);
    expect(answered.length).toBeGreaterThan(50);
    for (const { post, comments } of answered) {
      const fits = post.replies.some(({ text }) => asPattern(text).test(comments[0]?.text ?? ''));
      expect([post.title, comments[0]?.text, fits]).toEqual([post.title, comments[0]?.text, true]);
    }
  });

  it('seeded comments of one person never name two former employers', () => {
    const claims = new Map<string, Set<string>>();
    for (const { comments } of threads)
      for (const { author, text } of comments) {
        const claim = /\b[Aa]t ([A-Z]\w+(?: [A-Z]\w+)*)(?:,| that| to get)/.exec(text)?.[1];
        if (claim) claims.set(author.id, (claims.get(author.id) ?? new Set()).add(claim));
      }
    expect(claims.size).toBeGreaterThan(20);
    expect([...claims.values()].filter((set) => set.size > 1)).toEqual([]);
  });
});

describe('the posts written by hand', () => {
  it('every author of a handwritten post has one employer and is in the list of authors', () => {
    const employers = new Map<string, Set<number>>();
    for (const { author, community, comments } of FIRST_POSTS)
      for (const name of [author, ...comments.map(([who]) => who.replace('>', ''))]) {
        expect(Object.keys(FIRST_AUTHORS)).toContain(name);
        if (typeof community === 'number')
          employers.set(name, (employers.get(name) ?? new Set()).add(community));
      }
    expect([...employers.values()].filter((set) => set.size > 1)).toEqual([]);
  });

  it('handwritten posts highlight a phrase of their text', () => {
    for (const { content, highlight } of FIRST_POSTS) if (highlight) expect(content).toContain(highlight);
  });
});

describe('the people of a company', () => {
  it('mostly do what its industry does: a hospital’s most frequent job is a nurse', () => {
    const palash = makeMembers('1', SIZES.medium, []).filter(
      ({ company }) => company.name === 'Palash Health',
    );
    const counts = new Map<string, number>();
    for (const { job } of palash) counts.set(job.name, (counts.get(job.name) ?? 0) + 1);
    expect([...counts].sort(([, a], [, b]) => b - a)[0]?.[0]).toBe('Staff nurse');
  });
});
