import type { ChatGroup } from '../../core/chat/chat';
import { Avatar } from '../kit/avatar';
import { CompanyMark } from '../kit/company-mark';

/** A room has the mark of what it is about, a chat of two the other one's face. */
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
