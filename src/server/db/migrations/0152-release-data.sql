-- The figures of the release as a file that anyone can hash (decision 177): group by group what the site shows. It goes with
-- its release.
alter table salary_releases add column data text;
