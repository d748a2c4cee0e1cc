-- What somebody who types may mean, found by a step or two in an index however many names there are.

-- A name from one of its words on, in small letters: "data analyst lead", "analyst lead", "lead".
create table search_tails (
  entry_id integer not null references search_entries (id) on delete cascade,
  tail text collate "C" not null,
  is_whole boolean not null
);
create index search_tails_by_letters on search_tails (tail, entry_id, is_whole);
create index search_tails_of on search_tails (entry_id);

-- The best names of every beginning that fits many; whatever is not here fits few.
create table search_ready (
  beginning text collate "C" not null,
  position smallint not null check (position between 1 and 10),
  entry_id integer not null references search_entries (id) on delete cascade,
  primary key (beginning, position)
);
create index search_ready_of on search_ready (entry_id);

-- Each word and each whole name once: a slip is looked for here.
create table search_vocabulary (word text collate "C" primary key);
create index search_vocabulary_alike on search_vocabulary using gin (word gin_trgm_ops);
