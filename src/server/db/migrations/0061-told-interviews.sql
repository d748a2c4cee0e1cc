-- How many one told of lately is limited, by the quarter they were told in: what happened when is the month alone.
-- Nobody was asked before, so it is not known of what is there already.
alter table interviews add column told_quarter date check (extract(day from told_quarter) = 1);
