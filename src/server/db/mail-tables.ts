import type { Generated } from 'kysely';

export interface MailTables {
  email_outbox: EmailOutboxTable;
}

export interface EmailOutboxTable {
  id: string;
  /** Encrypted: the address, the subject and the text. */
  content: string;
  attempts: Generated<number>;
  /** When it is sent, or tried again. */
  due_at: Date;
  application_id: string | null;
}
