import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { WorkStore } from '../../stores/profile/work-store';
import { type Resolve, StoreProvider } from '../use-store';
import { StudyItem } from './education-card';
import { WorkItem } from './work-card';

const resolve: Resolve = (token) => {
  if ((token as unknown) !== WorkStore) throw new Error(`no ${token.name} in this test`);
  return { told: { today: '2026-11-20' } } as InstanceType<typeof token>;
};
const logo = () => document.querySelector('img')?.getAttribute('src');

it('[R-325][R-326] a place of work stands with its company, its role and its logo', () => {
  const work = {
    id: 'We1',
    companyName: 'Zentrix Labs',
    jobProfile: 'Backend engineer',
    location: 'Bengaluru',
    employmentType: 'fulltime',
    startMonth: '2022-04',
    endMonth: undefined,
    description: undefined,
    logoUrl: '/alpha/company/photos/logos/zentrix.jpg',
  } as const;
  render(
    <StoreProvider value={resolve}>
      <WorkItem work={work} />
    </StoreProvider>,
  );
  const title = screen.getByRole('heading', { name: 'Zentrix Labs' });
  expect(title.nextElementSibling).toHaveTextContent('Backend engineer');
  expect(logo()).toBe('/alpha/company/photos/logos/zentrix.jpg');
});

it('[R-325][R-327] a course stands with its subject, its college and the college’s logo', () => {
  const study = {
    id: 'Ed1',
    educationType: 'Graduation/Diploma',
    courseName: 'B.Tech',
    specialization: 'Computer science',
    collegeName: 'Sharada School of Management, Hyderabad',
    courseMode: 'fulltime',
    startYear: 2012,
    endYear: 2016,
    logoUrl: '/alpha/colleges/photos/logos/sharada-school-of-management-hyderabad-3.jpg',
  } as const;
  const { rerender } = render(<StudyItem study={study} />);
  const title = screen.getByRole('heading', { name: 'B.Tech, Computer science' });
  expect(title.nextElementSibling).toHaveTextContent('Sharada School of Management, Hyderabad');
  expect(logo()).toBe('/alpha/colleges/photos/logos/sharada-school-of-management-hyderabad-3.jpg');
  rerender(<StudyItem study={{ ...study, logoUrl: undefined }} />);
  expect(logo()).toBeUndefined();
  expect(screen.getByText(/, full time$/)).toBeInTheDocument();
  rerender(<StudyItem study={{ ...study, courseMode: 'evenings' as 'fulltime' }} />);
  expect(title.parentElement).not.toHaveTextContent(/undefined|, $/);
});
