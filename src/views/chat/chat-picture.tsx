import type { ChatGroup } from '../../core/chat/chat';
import { Avatar } from '../kit/avatar';
import { CompanyMark } from '../kit/company-mark';

/** A room shows its logo, a direct chat the avatar of the other alias. */
export const ChatPicture = ({
  group: { kind, name, pictureUrl },
}: {
  readonly group: Pick<ChatGroup, 'kind' | 'name' | 'pictureUrl'>;
}) =>
  kind === 'DIRECT' || pictureUrl.startsWith('/art/kolam') ? (
    <Avatar url={pictureUrl} />
  ) : (
    <CompanyMark url={pictureUrl} name={name} />
  );
