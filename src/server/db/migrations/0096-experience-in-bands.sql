-- Reviews and interviews are public with a band of experience. The exact years are encrypted for their author's form.
insert into rows_to_encrypt (kind, owner_id, content)
select 'review', id, jsonb_build_object('years', experience_years) from company_reviews;
insert into rows_to_encrypt (kind, owner_id, content)
select 'interview', id, jsonb_build_object('years', experience_years) from interviews;

alter table company_reviews
  add column experience text check (experience in ('0', '1-2', '3-5', '6-9', '10-14', '15+')),
  -- Empty only until the first start after this migration.
  add column exact_experience text;
alter table interviews
  add column experience text check (experience in ('0', '1-2', '3-5', '6-9', '10-14', '15+')),
  add column exact_experience text;

update company_reviews set experience = case
  when experience_years < 1 then '0' when experience_years <= 2 then '1-2' when experience_years <= 5 then '3-5'
  when experience_years <= 9 then '6-9' when experience_years <= 14 then '10-14' else '15+' end;
update interviews set experience = case
  when experience_years < 1 then '0' when experience_years <= 2 then '1-2' when experience_years <= 5 then '3-5'
  when experience_years <= 9 then '6-9' when experience_years <= 14 then '10-14' else '15+' end;

-- Changing the type writes the table again; otherwise the dropped years would stay in its file.
alter table company_reviews
  alter column experience set not null,
  drop column experience_years,
  alter column employment type text using employment || '';
alter table interviews
  alter column experience set not null,
  drop column experience_years,
  alter column outcome type text using outcome || '';
