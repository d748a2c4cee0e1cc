import { describe, expect, it } from 'vitest';
import { parseQuery } from '../shell/query';
import { jobTextsFrom, jobTextsOfMember, withJob } from './job-form';
import { EMPTY_REPORT, readReport, reportTexts } from './report-form';
import { payProblems } from './report-problems';
import { STOCK_TYPES, stockPerYear, VESTING_PERIODS } from './salary-report';
import { salaryReportText } from './salary-report-text';

const CHOICES = {
  jobProfiles: [
    { id: 1, name: 'Backend engineer', department: 'Engineering' },
    { id: 2, name: 'QA engineer (SDET)', department: 'Engineering' },
    { id: 3, name: 'Staff nurse', department: 'Healthcare' },
  ],
  places: [{ id: 7, name: 'Pune' }],
};
const FILLED = {
  ...EMPTY_REPORT,
  companyName: ' Zentrix Labs ',
  department: 'Engineering',
  jobProfile: 'Backend engineer',
  place: 'pune',
  totalExperience: '4',
  fixed: '18.5 lakh',
};

describe('typed pay', () => {
  const fixedIn = (fixed: string) => readReport({ ...FILLED, fixed }, CHOICES);

  it('[R-318] pay is stored as lakhs plus thousands, however it was typed', () => {
    for (const fixed of ['18.5 lakh', '18,50,000', '1850000', '18 lakh 50 thousand'])
      expect(fixedIn(fixed).contribution?.fixedSalary).toEqual({ lakhs: 18, thousand: 50 });
    expect(fixedIn('90 thousand').contribution?.fixedSalary).toEqual({ lakhs: 0, thousand: 90 });
  });

  it('[R-318] a bare number is previewed as lakhs, and is only submitted once it is confirmed', () => {
    const { contribution, problems, fixed } = fixedIn('18.5');
    expect([contribution, problems]).toEqual([undefined, { fixedSalary: 'unclear' }]);
    expect(fixed).toEqual({ lakhs: 18, thousand: 50 });
  });

  it.each(['0', '₹0', '0.4 thousand'])('typed fixed pay of %s is too little, not missing', (fixed) => {
    expect(fixedIn(fixed).problems).toEqual({ fixedSalary: 'tooLittle' });
  });

  it.each(['-3', 'ten', '1e3', '18,50', '18'.repeat(40)])('an unreadable amount is rejected: %s', (fixed) => {
    expect(fixedIn(fixed).problems).toEqual({ fixedSalary: 'unreadable' });
  });
});

describe('the form that adds a salary', () => {
  it('[R-523] the salary form requires only job profile, experience, city, company and fixed pay', () => {
    const { contribution: report, problems } = readReport(EMPTY_REPORT, CHOICES);
    expect(report).toBeUndefined();
    expect(problems).toEqual({
      jobProfile: 'required',
      totalExperience: 'required',
      locationId: 'required',
      companyName: 'required',
      fixedSalary: 'required',
    });
    expect(readReport({ ...FILLED, department: '' }, CHOICES).problems).toEqual({});
  });

  it('[R-317][R-319][R-320] a salary report contains the job, whether it is current, the bonus and the stock', () => {
    const { contribution: report } = readReport(
      {
        ...FILLED,
        currentSalary: false,
        variable: '2 lakh',
        hasStock: true,
        stock: '8,25,000',
        stockType: 'rsus',
        vestingPeriod: '4',
      },
      CHOICES,
    );
    expect(report).toEqual({
      jobProfile: 'Backend engineer',
      department: 'Engineering',
      companyName: 'Zentrix Labs',
      locationId: 7,
      totalExperience: 4,
      currentSalary: false,
      fixedSalary: { lakhs: 18, thousand: 50 },
      variableSalary: { lakhs: 2, thousand: 0 },
      stockDetail: { stockType: 'rsus', vestingPeriod: '4', lakhs: 8, thousand: 25 },
    });
  });

  it('[R-320] stock that was typed and then switched off is not submitted', () => {
    const stock = '8 lakh';
    expect(
      readReport({ ...FILLED, stock, hasStock: false }, CHOICES).contribution?.stockDetail,
    ).toBeUndefined();
    expect(readReport({ ...FILLED, hasStock: true }, CHOICES).problems).toEqual({ stockDetail: 'noAmount' });
  });

  it('a submitted report fills the form with the same values', () => {
    const { contribution: report } = readReport({ ...FILLED, hasStock: true, stock: '8,05,000' }, CHOICES);
    expect(report && readReport(reportTexts(report, CHOICES), CHOICES).contribution).toEqual(report);
  });

  it('implausibly low or high pay is rejected', () => {
    const pay = (lakhs: number, thousand = 0) => ({ lakhs, thousand });
    expect(payProblems({ fixedSalary: pay(0, 59) })).toEqual({ fixedSalary: 'tooLittle' });
    expect(payProblems({ fixedSalary: pay(0, 60) })).toEqual({});
    expect(payProblems({ fixedSalary: pay(4000) })).toEqual({});
    expect(payProblems({ fixedSalary: pay(4000, 1) })).toEqual({ fixedSalary: 'tooMuch' });
    expect(payProblems({ fixedSalary: pay(4000), variableSalary: pay(0, 1) })).toEqual({
      variableSalary: 'tooMuch',
    });
  });

  it('[R-317] choosing a job sets its department, and another job changes it', () => {
    expect(withJob('Staff nurse', CHOICES).department).toBe('Healthcare');
    expect(withJob('backend engineer', CHOICES).department).toBe('Engineering');
    expect(withJob('Staff', CHOICES)).toEqual({ jobProfile: 'Staff', department: '' });
  });

  it('a job or city that is in no list asks to choose from the list', () => {
    expect(readReport({ ...FILLED, jobProfile: 'Astronaut', place: 'Atlantis' }, CHOICES).problems).toEqual({
      jobProfile: 'unknown',
      locationId: 'unknown',
    });
  });

  it('the form prefills the job from onboarding, and only with roles and cities of the lists', () => {
    const work = { companyName: 'Zentrix Labs', jobProfile: 'staff nurse', jobLocation: 'Koramangala' };
    expect(jobTextsOfMember(work, CHOICES)).toEqual({
      companyName: 'Zentrix Labs',
      jobProfile: 'Staff nurse',
      department: 'Healthcare',
      place: '',
      totalExperience: '',
    });
  });

  it('the form prefills company and designation from a link, and ignores unknown designations', () => {
    const from = (search: string) => ({ ...EMPTY_REPORT, ...jobTextsFrom(parseQuery(search), CHOICES) });
    expect(from('?CompanyName=Zentrix+Labs&designation=qa-engineer-sdet')).toMatchObject({
      companyName: 'Zentrix Labs',
      jobProfile: 'QA engineer (SDET)',
      department: 'Engineering',
    });
    expect(from('?designation=astronaut')).toEqual(EMPTY_REPORT);
    expect(from(`?CompanyName=${'x'.repeat(5000)}`).companyName).toHaveLength(120);
  });
});

describe('stock in the salary form', () => {
  it('[R-346][R-347][R-348][R-349][R-350] stock has five types, each with a label', () => {
    expect(STOCK_TYPES).toEqual(['esops', 'rsus', 'sars', 'other', 'notSure']);
    expect(STOCK_TYPES.map((type) => salaryReportText.stockTypes[type])).toEqual([
      'ESOPs',
      'RSUs',
      'SARs',
      'Other',
      'Not sure',
    ]);
  });

  it('[R-351][R-352][R-353][R-354] stock vests over three, four or five years, and four when the period is unknown', () => {
    const stock = { lakhs: 60, thousand: 0 };
    expect(
      VESTING_PERIODS.map((period) => [salaryReportText.vestings[period], stockPerYear(stock, period)]),
    ).toEqual([
      ['3 years', 2_000_000],
      ['4 years', 1_500_000],
      ['5 years', 1_200_000],
      ['Not sure', 1_500_000],
    ]);
  });
});
