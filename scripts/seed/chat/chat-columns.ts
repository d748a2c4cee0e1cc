/** The PostgreSQL type of every chat column that the seed fills. */
export const CHAT_COLUMNS = {
  chat_groups: {
    id: 'text',
    kind: 'text',
    audience: 'text',
    name: 'text',
    picture: 'text',
    about: 'text',
    community_type: 'text',
    community_id: 'integer',
    pair: 'text',
    members: 'integer',
    last_number: 'integer',
  },
  chat_seats: {
    group_id: 'text',
    alias_id: 'text',
    status: 'text',
    read_number: 'integer',
    shows_reading: 'boolean',
  },
  chat_messages: {
    group_id: 'text',
    number: 'integer',
    id: 'text',
    alias_id: 'text',
    client_id: 'text',
    text: 'text',
    created_at: 'timestamptz',
  },
} as const;
