import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderPart } from '../../../tests/support/render-screen';
import { testContainer } from '../../../tests/support/test-container';
import { StudyItem } from './education-card';
import { WorkItem } from './work-card';

const logo = () => document.querySelector('img')?.getAttribute('src');

it('[R-325][R-326] a work entry shows its company, role and logo', async () => {
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
  renderPart(await testContainer(), <WorkItem work={work} />);
  const title = screen.getByRole('heading', { name: 'Zentrix Labs' });
  expect(title.nextElementSibling).toHaveTextContent('Backend engineer');
  expect(logo()).toBe('/alpha/company/photos/logos/zentrix.jpg');
});

it('[R-325][R-327] an education entry shows its subject, its college and the college’s logo', () => {
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
