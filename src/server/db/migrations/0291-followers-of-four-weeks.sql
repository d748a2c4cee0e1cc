-- The number of followers is counted on one day of every four weeks (decision 292).
alter table communities add column followers_counted_on date not null default current_date;
