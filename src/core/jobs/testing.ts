import type { Job } from './job';
import type { JobApplication } from './job-application';

/** Takes applications here. */
export const exampleJob: Job = {
  card: {
    id: 'Jb4ZentrixBackend01',
    title: 'Backend engineer',
    designation: 'backend-engineer',
    company: {
      urlName: 'zentrix-labs',
      name: 'Zentrix Labs',
      logoUrl: '/z.jpg',
      industry: 'Internet',
      rating: 4,
      reviews: 9,
    },
    places: ['Pune'],
    employment: 'fulltime',
    fromYears: 2,
    toYears: 5,
    minCtc: undefined,
    maxCtc: undefined,
    currency: 'INR',
    skills: ['SQL'],
    postedOn: '2026-11-19',
    applyUrl: 'https://zentrix.example/jobs',
    applyHere: true,
  },
  about: 'Work.',
  duties: ['Do it'],
  confirmedOn: '2026-11-19',
  open: true,
  questions: ['How soon can you start?'],
  applications: { sent: 20, answered: 12 },
  similar: [],
};

export const exampleApplication: JobApplication = {
  id: 'Ap1',
  jobId: exampleJob.card.id,
  title: 'Backend engineer',
  company: 'Zentrix Labs',
  status: 'VIEWED',
  sentOn: '2026-11-20',
  open: true,
};
