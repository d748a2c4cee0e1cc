import type { Services } from '../../services';
import { readCareer } from './career-queries';

/** Whether the member proved, by work email or job portal, that they work at the company now. */
export async function provedEmployment(
  services: Pick<Services, 'db' | 'encryption'>,
  memberId: string,
  companyName: string,
): Promise<boolean> {
  const career = await readCareer(services, memberId);
  return (
    career?.type === 'working' &&
    career.verified === 'VERIFIED' &&
    career.organisation?.toLowerCase() === companyName.trim().toLowerCase()
  );
}
