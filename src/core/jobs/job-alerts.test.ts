import { describe, expect, it } from 'vitest';
import { Failure } from '../shared/failure';
import { alertQuery, alertQueryWithout, listsOf, readAlertQuery } from './alert-query';
import { alertProblem, refusedAlert } from './alert-rules';
import { alertDetails, alertTitle } from './alert-summary';
import type { AlertInput, JobAlert } from './job-alert';
import { JobAlerting } from './job-alerting';
import { alertText } from './job-alerts-text';

const NOTHING = {
  location: undefined,
  industry: undefined,
  company: undefined,
  skill: undefined,
  experience: undefined,
  employment: undefined,
  ctc: undefined,
};
const alert = (part: Partial<JobAlert> = {}): JobAlert => ({
  id: 'one',
  designations: [
    { urlName: 'data-engineer', name: 'Data engineer' },
    { urlName: 'backend-engineer', name: 'Backend engineer' },
  ],
  preferences: { ...NOTHING, location: { urlName: 'pune', name: 'Pune' }, experience: 0 },
  fits: 2,
  ...part,
});
const params = (
  designations: readonly string[],
  preferences: AlertInput['preferences'] = {},
): AlertInput => ({
  designations,
  preferences,
});

describe('[R-302] the rules of a job alert', () => {
  it('an alert needs at least one criterion and has at most five designations', () => {
    expect(alertProblem(params([]))).toBe('empty');
    expect(alertProblem(params([], { location: undefined }))).toBe('empty');
    expect(alertProblem(params([], { experience: 0 }))).toBeUndefined();
    expect(alertProblem(params(['a', 'b', 'c', 'd', 'e']))).toBeUndefined();
    expect(alertProblem(params(['a', 'b', 'c', 'd', 'e', 'f']))).toBe('tooManyDesignations');
  });

  it('an alert must not duplicate another in any order, and a member has at most ten alerts', () => {
    const same = params(['backend-engineer', 'data-engineer'], { location: 'pune', experience: 0 });
    expect(alertProblem(same, [alert()])).toBe('duplicate');
    expect(alertProblem(params(same.designations, { location: 'pune' }), [alert()])).toBeUndefined();
    expect(alertProblem(params(['data-engineer'], same.preferences), [alert()])).toBeUndefined();
    const ten = Array.from({ length: 10 }, (_, index) => alert({ id: `${index}` }));
    expect(alertProblem(params(['staff-nurse']), ten)).toBe('full');
    expect(alertProblem(same, ten)).toBe('duplicate');
  });
});

describe('[R-302] the query string of a job alert', () => {
  it('the query string reads several designations, each once, and ignores invalid values', () => {
    const input = readAlertQuery(
      '?job_profile=data-engineer&job_profile=backend-engineer&job_profile=data-engineer&job_profile=..%2F&location=pune&experience=0&employment=slave&company_name=orbitly',
    );
    expect(input.designations).toEqual(['data-engineer', 'backend-engineer']);
    expect(input.preferences).toEqual({ ...NOTHING, location: 'pune', experience: 0, company: 'orbitly' });
    const left = alertQueryWithout(input, 'company');
    expect(readAlertQuery(left)).toEqual({
      ...input,
      preferences: { ...input.preferences, company: undefined },
    });
  });

  it('the alert link of a job list drops freshness and page', () => {
    const query = alertQuery({
      designation: 'data-engineer',
      ctc: '50+',
      skill: 'sql',
      freshness: 7,
      page: 3,
    });
    expect(readAlertQuery(query)).toEqual(
      params(['data-engineer'], { ...NOTHING, ctc: '50+', skill: 'sql' }),
    );
    expect(query).not.toMatch(/freshness|page/);
  });

  it('an alert links to one job list per designation', () => {
    expect(listsOf(alert())).toEqual([
      { name: 'Data engineer', query: '?job_profile=data-engineer&experience=0&location=pune' },
      { name: 'Backend engineer', query: '?job_profile=backend-engineer&experience=0&location=pune' },
    ]);
    expect(listsOf(alert({ designations: [] }))).toEqual([
      { name: undefined, query: '?experience=0&location=pune' },
    ]);
  });
});

it('[R-302] an alert shows its title, its details and the number of matching openings', () => {
  expect(alertTitle(alert())).toBe('Data engineer, Backend engineer');
  expect(alertDetails(alert())).toEqual(['Pune', 'fresher']);
  const anywhere = alert({ preferences: { ...NOTHING, experience: 0, employment: 'fulltime' } });
  expect(alertDetails(anywhere)).toEqual(['Fresher', 'full time']);
  const company = { urlName: 'orbitly', name: 'Orbitly' };
  const any = alert({ designations: [], preferences: { ...NOTHING, company } });
  expect([alertTitle(any), alertDetails(any)]).toEqual(['Any role at Orbitly', []]);
  expect([0, 1, 2].map(alertText.fits)).toEqual([
    'No matching jobs yet',
    '1 job matches now',
    '2 jobs match now',
  ]);
});

it('[R-681] a refused alert maps to its problem by code, and a network failure maps to none', () => {
  const refused = (kind: Failure['kind'], code?: string, field?: string) =>
    refusedAlert(
      new Failure(kind, 'createJobAlert', 400, {
        code,
        fields: field ? [{ field: '/body/designations', code: field, message: '' }] : [],
      }),
    );
  expect(refused('conflict', 'ALERT_EXISTS')).toBe('duplicate');
  expect(refused('conflict', 'TOO_MANY_ALERTS')).toBe('full');
  expect(refused('invalid', 'INVALID_REQUEST', 'unknown')).toBe('unknown');
  expect(refused('invalid', 'INVALID_REQUEST', 'pattern')).toBe('unknown');
  expect(refused('offline')).toBeUndefined();
  expect(refused('unavailable', 'UNAVAILABLE')).toBeUndefined();
});

it('[R-302] a visitor has no alerts, causes no alert request, and gets a login prompt to create one', async () => {
  const anonymous = () => Promise.reject(new Error('no one asks this here'));
  const port = { listJobAlerts: anonymous, createJobAlert: anonymous, deleteJobAlert: anonymous };
  const alerting = new JobAlerting(port, { session: { profile: undefined } }, { id: () => 'key' });
  expect(await alerting.list()).toEqual([]);
  expect(alerting.keep(params(['data-engineer']))).toEqual({ kind: 'blocked', loginPrompt: 'login' });
});
