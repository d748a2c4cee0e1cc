/** Years of work that a job title implies; other jobs fit any number. */
const RANGES: Readonly<Record<string, readonly [from: number, to: number]>> = {
  'Graduate engineer trainee': [1, 2],
  'Management trainee': [1, 2],
  'Probationary officer': [1, 3],
  'Associate product manager': [1, 5],
  'Audit associate': [1, 6],
  'Commis chef': [1, 6],
  'Inside sales executive': [1, 9],
  'Engineering manager': [8, 24],
  'Branch manager': [7, 24],
  'Area sales manager': [5, 24],
  'HR business partner': [5, 24],
  'Product manager': [4, 24],
  'Brand manager': [4, 24],
  'Category manager': [4, 24],
  'Store manager': [4, 24],
  'Restaurant manager': [4, 24],
  'Warehouse manager': [4, 24],
  'Key account manager': [3, 24],
  'Team leader': [3, 24],
  'Plant supervisor': [3, 24],
  'Assistant professor': [3, 24],
  'Company secretary': [3, 24],
  'Chartered accountant': [3, 24],
};

/** The nearest number of years that the title allows, not always the limit itself. */
export function yearsFor(job: string, years: number): number {
  const [from, to] = RANGES[job] ?? [1, 24];
  if (years < from) return Math.min(to, from + years - 1);
  return years > to ? from + (years % (to - from + 1)) : years;
}
