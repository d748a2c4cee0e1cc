import type { Community } from '../../core/communities/community';
import { Avatar } from '../kit/avatar';
import { CompanyMark } from '../kit/company-mark';

interface CommunityImageProps {
  readonly community: Pick<Community, 'kind' | 'logoUrl' | 'name'>;
  readonly size: 'sm' | 'md' | 'lg';
}

/** The image of a community: a company's logo, or a kolam. */
export const CommunityImage = ({ community: { kind, logoUrl, name }, size }: CommunityImageProps) =>
  kind === 'COMPANY' ? (
    <CompanyMark url={logoUrl} name={name} size={size} />
  ) : (
    <Avatar url={logoUrl} size={size} />
  );
