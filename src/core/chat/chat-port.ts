import type { ReportReason } from '../posts/post-actions-port';
import type { Call } from '../shared/call';
import type {
  ChatGroup,
  ChatMessage,
  ChatMessages,
  ChatMetadata,
  ChatRoom,
  ChatStatus,
  DirectWish,
  ReadMark,
  Spoken,
  StatusWish,
} from './chat';

export interface RecentWish {
  readonly groupId: string;
  readonly limit?: number | undefined;
  readonly before?: number | undefined;
  readonly after?: number | undefined;
}

export interface MessageReport {
  readonly messageId: string;
  readonly reason: ReportReason;
  readonly note: string;
}

type Listing = { readonly limit?: number | undefined };

export abstract class ChatPort {
  abstract listGroups(of: Listing, call?: Call): Promise<readonly ChatGroup[]>;
  abstract listJobseekerGroups(of: Listing, call?: Call): Promise<readonly ChatGroup[]>;
  abstract readChatMetadata(of?: undefined, call?: Call): Promise<ChatMetadata>;
  abstract readJobseekerMetadata(of?: undefined, call?: Call): Promise<ChatMetadata>;
  abstract listRooms(of: Listing, call?: Call): Promise<readonly ChatRoom[]>;
  abstract readRecent(of: RecentWish, call?: Call): Promise<ChatMessages>;
  abstract sendMessage(message: Spoken, call?: Call): Promise<ChatMessage>;
  abstract markRead(
    mark: { readonly groupId: string; readonly number: number },
    call?: Call,
  ): Promise<ReadMark>;
  abstract setChatStatus(wish: StatusWish, call?: Call): Promise<ChatStatus>;
  abstract startChat(wish: DirectWish, call?: Call): Promise<ChatStatus>;
  abstract blockAuthor(
    of: { readonly messageId: string; readonly blocked: boolean },
    call?: Call,
  ): Promise<void>;
  abstract reportMessage(report: MessageReport, call?: Call): Promise<void>;
}
