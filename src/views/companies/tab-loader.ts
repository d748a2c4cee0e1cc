import type { LoaderFunctionArgs } from 'react-router';
import type { Company } from '../../core/companies/company';
import type { Call } from '../../core/shared/call';
import { pathTo, type ScreenId } from '../../core/shell/screens';
import { CompanyDetailsStore } from '../../stores/companies/company-details-store';
import { CompanyStore } from '../../stores/companies/company-store';
import type { ScreenHandle } from '../shared/screen-module';
import { storesContext } from '../use-store';

interface Opening {
  readonly details: CompanyDetailsStore;
  readonly urlName: string;
  readonly args: LoaderFunctionArgs;
  readonly call: Call;
}

/** Loads the company and the data of its tab in parallel; returns the tab's result, such as a redirect. */
export const tabLoader =
  (open: (opening: Opening) => Promise<unknown>) =>
  async (args: LoaderFunctionArgs): Promise<unknown> => {
    const resolve = args.context.get(storesContext);
    const call = { signal: args.request.signal };
    const urlName = args.params.urlName ?? '';
    const details = resolve(CompanyDetailsStore);
    const [result] = await Promise.all([
      open({ details, urlName, args, call }),
      resolve(CompanyStore).open(urlName, call),
    ]);
    return result;
  };

type TabScreen = Extract<ScreenId, 'company-organisation' | 'company-locations' | 'company-photos'>;

export const tabHandle = (id: TabScreen, titleOf: (company: Company) => string): ScreenHandle => ({
  head: (resolve) => {
    const { company } = resolve(CompanyStore);
    if (!company) return { title: '', description: '' };
    const title = titleOf(company);
    return {
      title,
      description: `${title}. ${company.industry}, ${company.headquarters}.`,
      canonical: pathTo(id, { urlName: company.urlName }),
    };
  },
});
