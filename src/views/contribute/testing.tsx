import { render, screen, within } from '@testing-library/react';
import { createMemoryRouter, RouterContextProvider, RouterProvider } from 'react-router';
import type { Profile } from '../../core/profile/profile-port';
import { ReportDraft } from '../../core/salary-report/report-draft';
import type { SalaryReport } from '../../core/salary-report/salary-report';
import type { KeptSalaryReport, SalaryReportsPort } from '../../core/salary-report/salary-reports-port';
import { TellSalary } from '../../core/salary-report/tell-salary';
import { Failure } from '../../core/shared/failure';
import { GateStore } from '../../stores/gate-store';
import { SalaryReportStore } from '../../stores/salary-report-store';
import { SessionStore } from '../../stores/session-store';
import { ToastStore } from '../../stores/toast-store';
import * as salaryScreen from '../screens/contribute-salary-screen';
import { type Resolve, StoreProvider, storesContext } from '../use-store';

interface Wishes {
  readonly query?: string;
  readonly visitor?: boolean;
  /** What the service answers; left out, it keeps what it is told. */
  readonly refuse?: Failure;
  readonly known?: KeptSalaryReport;
  /** What this tab keeps. */
  readonly tab?: Map<string, string>;
}

const CHOICES = {
  jobProfiles: [
    { id: 1, name: 'Backend engineer', department: 'Engineering' },
    { id: 3, name: 'Staff nurse', department: 'Healthcare' },
  ],
  places: [{ id: 7, name: 'Pune' }],
};
const LISTS = {
  listPayChoices: async () => CHOICES,
  suggestEmployers: async () => [{ id: 1001, name: 'Zentrix Labs' }],
};

export const keptAs = (report: SalaryReport, state: KeptSalaryReport['state'] = 'submitted') => ({
  id: 'Sr1',
  state,
  countsFrom: '2027-01-01',
  report,
});

/** The form's screen at an address, over stores that are real. */
export async function open(wishes: Wishes = {}) {
  const { query = '', visitor = false, tab = new Map<string, string>() } = wishes;
  const service = fakeService(wishes);
  const gates = new GateStore();
  const toasts = new ToastStore({ after: () => () => {}, every: () => () => {} }, { id: () => 'toast' });
  const jar = { read: (name: string) => (name === 'UAC_K' && !visitor ? '1' : undefined), write: () => {} };
  const session = new SessionStore({ readProfile: async () => ({ userName: 'Asha' }) as Profile }, jar);
  const draft = new ReportDraft(storageOf(tab), { id: visitor ? undefined : 'asha' });
  const telling = new TellSalary(service.port, draft, session);
  const store = new SalaryReportStore(telling, LISTS, gates, toasts);
  show(query, [store, session, gates, toasts]);
  await screen.findByRole('heading', { level: 1 });
  return { told: service.told, gone: service.gone, gates, toasts };
}

function fakeService({ refuse, known }: Wishes) {
  const told: SalaryReport[] = [];
  const gone: string[] = [];
  const take = async (report: SalaryReport) => {
    if (refuse) throw refuse;
    told.push(report);
    return keptAs(report);
  };
  const port: SalaryReportsPort = {
    addSalaryReport: take,
    changeSalaryReport: take,
    readSalaryReport: async ({ id }) => {
      if (known?.id !== id) throw new Failure('notFound', 'readSalaryReport', 404);
      return known;
    },
    removeSalaryReport: async ({ id }) => void gone.push(id),
  };
  return { port, told, gone };
}

const storageOf = (tab: Map<string, string>) => ({
  read: (key: string) => tab.get(key),
  write: (key: string, text: string) => void tab.set(key, text),
  remove: (key: string) => void tab.delete(key),
});

function show(query: string, stores: readonly object[]): void {
  const resolve: Resolve = (token) => {
    const found = stores.find((one) => one instanceof token);
    if (!found) throw new Error(`no ${token.name} in this test`);
    return found as InstanceType<typeof token>;
  };
  const context = new RouterContextProvider();
  context.set(storesContext, resolve);
  const { loader, Component } = salaryScreen;
  const routes = [
    { path: '/', loader, Component, HydrateFallback: () => undefined },
    { path: '/user', element: <h1>Mine</h1> },
  ];
  const router = createMemoryRouter(routes, { initialEntries: [`/${query}`], getContext: () => context });
  render(
    <StoreProvider value={resolve}>
      <RouterProvider router={router} />
    </StoreProvider>,
  );
}

export const pay = (name: string, box: 'Lakh' | 'Thousand' = 'Lakh') =>
  within(screen.getByRole('group', { name })).getByRole('textbox', { name: box });

export const board = () => within(screen.getByRole('region', { name: 'Your pay, as it will count' }));
