-- What somebody adds in words to the benefits they told of. It is read by its author alone.
alter table benefit_reports add column note text check (char_length(note) between 1 and 500);
