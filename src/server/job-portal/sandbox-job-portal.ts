import { sandboxIssuer } from '../identity/provider';
import { sandboxSubject } from '../identity/sandbox-tokens';
import { accountSeal, type OpenJobPortal, type PortalPerson, type PortalWork } from './job-portal';

const ENGINEER: PortalWork = {
  type: 'working',
  organisation: 'Zentrix Labs',
  jobProfile: 'Backend engineer',
  department: 'Engineering – Software & QA',
  industry: 'IT Services & Consulting',
  location: 'Bengaluru',
  verified: 'VERIFIED',
};

const PEOPLE: readonly (readonly [name: string, work: PortalWork | undefined])[] = [
  ['Kavya Rao', ENGINEER],
  ['Meera Joshi', ENGINEER],
  ['Nikhil Shah', ENGINEER],
  ['Asha Nair', ENGINEER],
  ['Leena Kurian', ENGINEER],
  ['Jatin Mehta', { ...ENGINEER, verified: 'PARTIAL_VERIFIED' }],
  ['Imran Siddiqui', { ...ENGINEER, verified: undefined }],
  ['Sudha Venkatesan', undefined],
];

export const sandboxJobPortal: OpenJobPortal = (services) => {
  const people = PEOPLE.map(([name, work]): PortalPerson => {
    const [firstName = '', lastName = ''] = name.split(' ');
    const subject = sandboxSubject(services, { provider: 'naukri', name });
    return {
      seal: accountSeal(services, { issuer: sandboxIssuer('naukri'), subject }),
      firstName,
      lastName,
      email: `${firstName.toLowerCase()}@portal.example`,
      work,
    };
  });
  return {
    known: async (seals) => people.find(({ seal }) => seals.has(seal)),
    shown: async (account) => people.find(({ seal }) => seal === accountSeal(services, account)),
  };
};
