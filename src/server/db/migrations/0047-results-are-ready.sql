-- A page of results reads a few rows however many names, openings and employers fit what was typed.

-- The best names of each kind for every beginning that fits many, and how many of the kind there are.
create table search_best (
  beginning text collate "C" not null,
  kind text not null,
  position smallint not null check (position between 1 and 10),
  entry_id integer not null references search_entries (id) on delete cascade,
  names integer not null check (names > 0),
  primary key (beginning, kind, position)
);
create index search_best_of on search_best (entry_id);
insert into search_best (beginning, kind, position, entry_id, names)
with cut as (
  select left(t.tail, letters) as beginning, t.entry_id, t.is_whole
  from search_tails t cross join generate_series(1, 24) as letters where length(t.tail) >= letters
), many as (
  select beginning, entry_id, bool_or(is_whole) as begins_so from cut
  where beginning in (select beginning from cut group by 1 having count(*) > 20) group by 1, 2
), placed as (
  select many.beginning, e.kind, many.entry_id,
    row_number() over (
      partition by many.beginning, e.kind order by many.begins_so desc, e.weight desc, e.name, e.url_name
    ) as position,
    count(*) over (partition by many.beginning, e.kind) as names
  from many join search_entries e on e.id = many.entry_id
)
select beginning, kind, position, entry_id, names from placed
where position <= 10 and kind in ('COMPANY', 'DESIGNATION', 'COMMUNITY');

-- The newest opening of a title or an employer: which of many have the newest of all is known without looking at each.
drop table search_titles;
create table search_titles (
  title text primary key,
  jobs integer not null check (jobs > 0),
  newest_on date not null,
  newest_id text not null
);
insert into search_titles (title, jobs, newest_on, newest_id)
select lower(title), count(*), max(posted_on), (array_agg(id order by posted_on desc, id))[1]
from jobs where status = 'LIVE' group by 1;

-- Names of companies with openings, from each of their words on; made every hour.
create table search_employers (
  tail text collate "C" not null,
  company_id integer not null references companies (id) on delete cascade,
  jobs integer not null check (jobs > 0),
  newest_on date not null,
  newest_id text not null,
  primary key (tail, company_id) include (jobs, newest_on, newest_id)
);
insert into search_employers (tail, company_id, jobs, newest_on, newest_id)
select t.tail, c.id, open.jobs, open.newest_on, open.newest_id
from (
  select company_id, count(*) as jobs, max(posted_on) as newest_on,
    (array_agg(id order by posted_on desc, id))[1] as newest_id
  from jobs where status = 'LIVE' group by 1
) open
join companies c on c.id = open.company_id
join search_entries e on e.kind = 'COMPANY' and e.url_name = c.url_name
join search_tails t on t.entry_id = e.id;
