import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { renderScreen } from '../../../tests/support/render-screen';
import { fakePort } from '../../../tests/support/test-container';
import { type Shareable, Sharing } from '../../core/feed/sharing';
import { type FairPayAnswer, FairPayPort, type PayComparison } from '../../core/salaries/fair-pay-port';
import { pathTo } from '../../core/shell/screens';

const paidFairlyScreen = pathTo('paid-fairly');
const gratuityScreen = pathTo('gratuity');
const hraScreen = pathTo('hra');
const salaryHikeScreen = pathTo('salary-hike');
const takeHomeScreen = pathTo('take-home');

async function open(path: string, query = '', answer: FairPayAnswer = { comparison: undefined }) {
  const copied: string[] = [];
  const copy = async ({ path }: Shareable) => {
    copied.push(path);
    return 'copied' as const;
  };
  const fairPay = fakePort(FairPayPort, {
    checkFairPay: async () => answer,
    listPayChoices: async () => ({
      jobProfiles: [{ id: 7, name: 'Backend engineer', department: 'Engineering' }],
      places: [{ id: 3, name: 'Pune' }],
    }),
    suggestEmployers: async () => [],
    listPopularPay: async () => [],
  });
  await renderScreen(path + query, { ports: [fairPay, fakePort(Sharing, { share: copy, copy })] });
  await screen.findByRole('heading', { level: 1 });
  return { copied };
}

const box = (name: string | RegExp) => screen.getByRole('textbox', { name });
const write = async (name: string | RegExp, text: string) => {
  await userEvent.clear(box(name));
  await userEvent.type(box(name), text);
};
const result = () => screen.getByRole('status');

describe('the gratuity calculator screen', () => {
  it('[R-027][R-860] the gratuity screen shows the amount and its counted years', async () => {
    await open(gratuityScreen, '?wages=30000&joined=2010-01-01&left=2020-08-02');
    expect(result()).toHaveTextContent('₹1,90,385');
    expect(screen.getByText(/counted as 11 years/)).toBeVisible();
  });

  it('[R-027][R-860] the gratuity screen explains a missing result and reports dates in the wrong order', async () => {
    await open(gratuityScreen, '?wages=30000&joined=2018-01-01&left=2020-01-01');
    expect(screen.getByRole('alert')).toHaveTextContent(/need five years of service/);
    await userEvent.clear(screen.getByLabelText('Last working day'));
    await userEvent.type(screen.getByLabelText('Last working day'), '2017-01-01');
    expect(screen.getByRole('alert')).toHaveTextContent(/before your joining date/);
  });
});

describe('the HRA calculator screen', () => {
  it('[R-028][R-861] the HRA screen takes the least of three amounts, and nothing in the new regime', async () => {
    await open(hraScreen);
    await write('Basic and DA, monthly', '50000');
    await write('HRA received, monthly', '25000');
    await write('Rent paid, monthly', '20000');
    expect(result()).toHaveTextContent('₹1,80,000');
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Tax regime' }), 'New');
    expect(screen.getByRole('alert')).toHaveTextContent(/no HRA exemption/);
  });

  it('[R-028][R-861] the HRA screen adds a period and points out rent without HRA', async () => {
    await open(hraScreen);
    await userEvent.click(screen.getByRole('button', { name: /Add a period/ }));
    expect(screen.getByRole('group', { name: /^Period 2/ })).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Remove Period 2' }));
    await write('HRA received, monthly', '0');
    expect(screen.getByText(/pay rent but receive no HRA/)).toBeVisible();
  });
});

describe('the salary hike calculator screen', () => {
  it('[R-029][R-862] the hike screen calculates any of its three values from the other two', async () => {
    await open(salaryHikeScreen, '?before=1000000&percent=12.5&after=1125000');
    expect(result()).toHaveTextContent('₹11,25,000');
    await userEvent.click(screen.getByRole('radio', { name: 'Hike %' }));
    expect(result()).toHaveTextContent('12.5%');
    await userEvent.click(screen.getByRole('radio', { name: 'Old pay' }));
    expect(result()).toHaveTextContent('₹10,00,000');
    expect(screen.getByText('Increase per month').nextSibling).toHaveTextContent('₹10,417');
  });

  it('[R-029][R-532] the hike screen projects the requested years and rejects too many years and text', async () => {
    await open(salaryHikeScreen);
    await write('Years ahead', ' 3 ');
    expect(box('Years ahead')).not.toHaveAccessibleDescription(/./);
    expect(screen.getAllByRole('rowheader', { name: /^After/ })).toHaveLength(3);
    await write('Years ahead', '30');
    expect(box('Years ahead')).toHaveAccessibleDescription(/between 1 and 10/);
    await write('Years ahead', 'many');
    expect(box('Years ahead')).toHaveAccessibleDescription('Enter a number like 12.');
    await userEvent.clear(box('Years ahead'));
    expect(box('Years ahead')).toHaveAccessibleDescription('This field is required.');
  });
});

describe('all calculator screens', () => {
  it.each([
    ['take-home', takeHomeScreen],
    ['gratuity', gratuityScreen],
    ['HRA', hraScreen],
    ['salary hike', salaryHikeScreen],
  ])('[R-859] %s shows its steps, its assumptions and the sources of its rules', async (_, input) => {
    await open(input);
    for (const name of ['How we got this', 'Where the rules come from'])
      expect(screen.getByText(name)).toBeVisible();
    const summary = screen.getByText('Where the rules come from');
    await userEvent.click(summary);
    const rules = await within(summary.closest('details') as HTMLElement).findAllByRole('definition');
    expect(rules.length).toBeGreaterThan(1);
    for (const rule of rules) expect(rule).toHaveTextContent(/.{6,} \((from|our|reported)/);
    expect(screen.getByRole('heading', { name: 'Assumptions' })).toBeVisible();
  });
});

describe('the fair-pay screen', () => {
  const STANDING: FairPayAnswer = {
    comparison: {
      group: {
        ...{ level: 2, role: 'Backend engineer', company: undefined },
        ...{ place: 'Pune', fromYears: 3, toYears: 5 },
      },
      ...{
        band: { from: 60, to: 75 },
        likely: { from: 50, to: 85 },
        verdict: 'ABOVE',
        gap: 13,
        contributors: 200,
      },
      ...{ p10: 980_000, p25: 1_280_000, p50: 1_630_000, p75: 2_060_000, p90: 2_540_000 },
      confidence: 'HIGH',
    },
  };
  const FILLED = '?role=Backend+engineer&city=Pune&years=4';

  it('[R-032][R-863][R-375] the fair-pay screen shows the band of the pay, its group, its percentile range and its confidence', async () => {
    const { copied } = await open(paidFairlyScreen, FILLED, STANDING);
    expect(screen.queryByRole('button', { name: /Copy link|PDF/ })).toBeNull();
    await write('Fixed pay, yearly', '18.5 lakh');
    await userEvent.click(screen.getByRole('button', { name: 'Check my pay' }));
    expect(await screen.findByText('60–75%')).toBeVisible();
    expect(screen.getAllByText('Backend engineer, 3–5 yrs, Pune, 200+ salaries')[0]).toBeVisible();
    expect(screen.getByText(/You earn more than 60–75% of your peers.*We show a range so/)).toBeVisible();
    expect(screen.getByText(/among everyone like you, the share is likely 50–85%/)).toBeVisible();
    for (const text of ['Your pay is above the market.', 'compared as ₹19.0L', 'High'])
      expect(screen.getByText(text)).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Copy link' }));
    expect(copied[0]).not.toMatch(/1850000|18\.5|fixed/);
  });

  it('[R-863] a member who shares the result shares its range and role, and no pay, city or company', async () => {
    const { copied } = await open(paidFairlyScreen, FILLED, STANDING);
    expect(screen.queryByRole('button', { name: 'Share my range' })).toBeNull();
    await write('Fixed pay, yearly', '18.5 lakh');
    await userEvent.click(screen.getByRole('button', { name: 'Check my pay' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Share my range' }));
    expect(copied).toEqual(['/are-you-paid-fairly/60/backend-engineer']);
  });

  it('[R-863] the lowest range cannot be shared', async () => {
    const lowest = { ...STANDING.comparison, band: { from: 0, to: 25 } } as PayComparison;
    await open(paidFairlyScreen, `${FILLED}&fixed=300000`, { comparison: lowest });
    expect(await screen.findByText('0–25%')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Share my range' })).toBeNull();
  });

  it('[R-032][R-863] the fair-pay screen names the sources of its salaries and rules', async () => {
    await open(paidFairlyScreen, FILLED, STANDING);
    const sources = screen.getByText('Where the rules come from').parentElement;
    for (const name of ['Salary data', 'Minimum group size', 'Percentile and amounts'])
      expect(sources).toHaveTextContent(name);
  });

  it('[R-863] checking pay without a job profile marks the missing fields and focuses the job profile', async () => {
    await open(paidFairlyScreen, '');
    await userEvent.click(screen.getByRole('button', { name: 'Check my pay' }));
    await waitFor(() => expect(screen.getByRole('combobox', { name: 'Job profile' })).toHaveFocus());
    expect(screen.getByRole('combobox', { name: 'Job profile' })).toHaveAccessibleDescription(/required/);
  });

  it('[R-754][R-863] the fair-pay screen says when there are too few people', async () => {
    await open(paidFairlyScreen, `${FILLED}&fixed=1850000`);
    expect(await screen.findByText('We do not have sufficient salary data.')).toBeVisible();
  });
});
