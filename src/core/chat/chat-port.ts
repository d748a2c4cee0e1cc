import type { ReportReason } from '../posts/post-actions-port';
import type { Call } from '../shared/call';
import type { ChatId, MessageId } from '../shared/ids';
import type {
  ChatGroup,
  ChatMessage,
  ChatMessages,
  ChatMetadata,
  ChatRoom,
  ChatStatus,
  ChatStatusInput,
  DirectChatInput,
  OutgoingMessage,
  ReadMark,
} from './chat';

export interface RecentMessagesQuery {
  readonly groupId: ChatId;
  readonly limit?: number | undefined;
  readonly before?: number | undefined;
  readonly after?: number | undefined;
}

export interface MessageReport {
  readonly messageId: MessageId;
  readonly reason: ReportReason;
  readonly note: string;
}

type Listing = { readonly limit?: number | undefined };

export abstract class ChatPort {
  abstract listGroups(listing: Listing, call?: Call): Promise<readonly ChatGroup[]>;
  abstract listJobseekerGroups(listing: Listing, call?: Call): Promise<readonly ChatGroup[]>;
  abstract readChatMetadata(input?: undefined, call?: Call): Promise<ChatMetadata>;
  abstract readJobseekerMetadata(input?: undefined, call?: Call): Promise<ChatMetadata>;
  abstract listRooms(listing: Listing, call?: Call): Promise<readonly ChatRoom[]>;
  abstract readRecent(query: RecentMessagesQuery, call?: Call): Promise<ChatMessages>;
  abstract sendMessage(message: OutgoingMessage, call?: Call): Promise<ChatMessage>;
  abstract markRead(
    mark: { readonly groupId: ChatId; readonly number: number },
    call?: Call,
  ): Promise<ReadMark>;
  abstract setChatStatus(input: ChatStatusInput, call?: Call): Promise<ChatStatus>;
  abstract startChat(input: DirectChatInput, call?: Call): Promise<ChatStatus>;
  abstract blockAuthor(
    input: { readonly messageId: MessageId; readonly blocked: boolean },
    call?: Call,
  ): Promise<void>;
  abstract reportMessage(report: MessageReport, call?: Call): Promise<void>;
}
