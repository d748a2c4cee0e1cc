import { expect, it } from 'vitest';
import { jobLevel, levelsOf } from './job-levels';

const ordered = (title: string, ...jobs: string[]) =>
  levelsOf(
    title,
    jobs.map((job) => ({ job })),
  ).map(({ job }) => job);

it('job levels: titles of the same work are ordered by their rank', () => {
  expect(
    ordered('Product manager', 'Product manager', 'Senior product manager', 'Associate product manager'),
  ).toEqual(['Associate product manager', 'Product manager', 'Senior product manager']);
  expect(ordered('SDE 2', 'SDE 3', 'SDE 1', 'SDE-2')).toEqual(['SDE 1', 'SDE-2', 'SDE 3']);
  expect(ordered('Engineer II', 'Engineer IV', 'Engineer', 'Engineer I')).toEqual([
    ...['Engineer', 'Engineer I', 'Engineer IV'],
  ]);
});

it('job levels: titles of other work are not levels, and a single title has no levels', () => {
  expect(ordered('Engineering manager', 'Engineering manager', 'Product manager')).toEqual([]);
  expect(jobLevel('Process associate').work).toBe('process associate');
  expect(jobLevel('Principal').work).toBe('principal');
});
