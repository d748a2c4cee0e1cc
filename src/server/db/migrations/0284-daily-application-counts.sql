-- The public counts of applications, of the start of this day (decision 287).
alter table jobs
  add column shown_applications integer,
  add column shown_answers integer,
  add column applications_counted_on date;
