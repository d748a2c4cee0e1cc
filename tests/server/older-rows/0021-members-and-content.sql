-- Rows as the build with migration 0021 stored them; the columns exist in all later builds up to 0073.
insert into industries (id, name) values (1, 'Bank');
insert into places (id, name, state) values (1, 'Kochi', 'Kerala');
insert into departments (id, name) values (1, 'Software');
insert into job_profiles (id, name, department_id) values (1, 'Backend engineer', 1);
insert into companies (id, name, url_name, logo, industry_id, headquarters_id, rating, reviews, founded_year, employees)
  values (1, 'Old Bank', 'old-bank', 'old', 1, 1, 3.5, 3, 1990, '501-1k');
insert into communities (type, entity_id, name, slug, logo, category, posts, followers)
  values ('COMPANY', 1, 'Old Bank', 'old-bank', 'old', 'Bank', 3, 2);

insert into members
    (id, name, is_reader, is_writer, career_status, career_status_id, job_profile_id, company_id, place_id, experience_years, office)
  values ('Mold1', 'Asha “नमस्ते” 👋', true, true, 'working', 1, 1, 1, 1, 4, 'moderator'),
    ('Mold2', 'Imran', true, true, null, null, null, null, null, null, null),
    ('Mold3', 'Left in between', false, false, null, null, null, null, null, null, null);
insert into identities (seal, member_id) values ('seal of Asha at Google', 'Mold1'), ('seal of Imran', 'Mold2');
insert into session_families (id, member_id, expires_at) values ('family 1', 'Mold1', '2027-01-01T10:20:30Z');
insert into sessions (token_hash, member_id, expires_at, family_id)
  values ('token 1', 'Mold1', '2026-11-20T10:21:31Z', 'family 1');
insert into refresh_tokens (token_hash, family_id, used_at)
  values ('refresh 1', 'family 1', '2026-11-20T10:20:30Z'), ('refresh 2', 'family 1', null);
insert into career_statuses (id, member_id, type, organisation, department_id, job_profile, verified)
  values (1, 'Mold1', 'working', 'Old Bank', 1, 'Backend engineer', 'VERIFIED');
insert into work_experiences (id, member_id, company_name, job_profile, employment_type, start_month, description)
  values ('Wold1', 'Mold1', 'Old Bank', 'Backend engineer', 'fulltime', '2022-07', 'The ledger');
insert into educations (id, member_id, education_type, course_name, college_name, course_mode, start_year)
  values ('Eold1', 'Mold1', 'Graduation/Diploma', 'B.Tech', 'Sharada College', 'fulltime', 2018);
insert into preferences (member_id, analytics, allow_from, read_receipts) values ('Mold2', false, 'VERIFIED', false);
insert into community_members (member_id, type, entity_id) values ('Mold1', 'COMPANY', 1), ('Mold2', 'COMPANY', 1);

insert into faces (id, owner_seal, profile_type, user_name, avatar_seed, bio, is_verified)
  values ('Fold1', 'face of Asha', 'ANONYMOUS', 'Fern', 'fern', '', true),
    ('Fold2', 'face of Imran', 'ANONYMOUS', 'Heron', 'heron', 'Likes "quotes"', false);
insert into posts (id, face_id, community_type, community_id, kind, status, title, content, media, created_at, up, down, comments, is_edited)
  values ('Pold1', 'Fold1', 'COMPANY', 1, 'TEXT', 'LIVE', 'Notice period?', E'Two lines\nof text', '[]', '2025-03-04T05:06:07.089Z', 2, 1, 3, true),
    ('Pold2', 'Fold2', 'COMPANY', 1, 'POLL', 'LIVE', 'Hike?', '', '[]', '2025-03-04T05:59:59.999Z', 0, 0, 0, false),
    ('Pold3', 'Fold2', 'COMPANY', 1, 'SALARY', 'FLAGGED', 'Offer?', '', '[{"picture": "a"}]', '2025-04-01T00:00:00Z', 0, 0, 0, false);
insert into polls (post_id, ends_at, votes) values ('Pold2', '2025-03-11T05:59:59Z', 1);
insert into poll_options (post_id, option_id, text, votes) values ('Pold2', 1, 'Yes', 1), ('Pold2', 2, 'No', 0);
insert into poll_votes (post_id, voter_seal, option_id) values ('Pold2', 'voter Asha', 1);
insert into salary_offers (post_id, offer_id, company_name, logo, job_profile, place, fixed, variable, stock, in_hand)
  values ('Pold3', 1, 'Old Bank', 'old', 'Analyst', 'Kochi', 1200000, 0, 0, 85000);
insert into comments (id, post_id, parent_id, face_id, text, created_at, up, down, replies, likes)
  values ('Cold1', 'Pold1', null, 'Fold2', 'Ninety days', '2025-03-04T06:01:00Z', 1, 0, 1, 2),
    ('Cold2', 'Pold1', 'Cold1', 'Fold1', 'Thank you', '2025-03-04T06:02:00Z', 0, 0, 0, 0),
    ('Cold3', 'Pold1', null, 'Fold2', 'Or sixty', '2025-03-05T07:00:00Z', 0, 0, 0, 0);
insert into votes (resource_type, resource_id, voter_seal, stance)
  values ('POST', 'Pold1', 'voter Asha', 'UP'), ('POST', 'Pold1', 'voter Imran', 'DOWN'), ('COMMENT', 'Cold1', 'voter Asha', 'UP');

insert into company_reviews (id, company_id, author_seal, job_profile_id, place_id, experience_years, is_current, employment,
    written_on, status, title, likes, dislikes, overall, work_life, skills, culture, pay, security, promotions, reply, replied_on, helpful)
  values ('Rold1', 1, 'reviewer 1', 1, 1, 0, true, 'fulltime', '2025-01-31', 'LIVE', 'Good', 'Food', 'Traffic', 4, 4, 4, 4, 3, 4, 3, 'Thank you', '2025-02-01', 1),
    ('Rold2', 1, 'reviewer 2', 1, 1, 4, false, 'contractual', '2025-02-28', 'LIVE', 'Fair', 'Team', 'Pay', 3, 3, 3, 3, 1, 4, 3, null, null, 0),
    ('Rold3', 1, 'reviewer 3', 1, 1, 15, true, 'intern', '2025-03-31', 'DELETED', 'Bad', 'None', 'All', 1, 1, 1, 1, 1, 1, 1, null, null, 0);
insert into review_helpful (review_id, voter_seal) values ('Rold1', 'voter Imran');
insert into interviews (id, author_seal, company_id, job_profile_id, place_id, experience_years, difficulty, outcome,
    applied_through, rounds, advice, written_month)
  values ('Iold1', 'candidate 1', 1, 1, 1, 12, 'HARD', 'SELECTED', 'REFERRAL', '[{"name": "Manager", "minutes": 45}]', 'Be on time', '2025-01-01');
insert into salary_reports (id, contributor_seal, company_id, job_profile_id, place_id, experience_years, fixed, variable,
    stock, stock_years, reported_month, is_verified)
  values ('Sold1', 'earner 1', 1, 1, 1, 4, 1500000, 100000, 400000, 4, '2025-01-01', true),
    ('Sold2', 'earner 2', 1, 1, 1, 0, 600000, 0, 0, null, '2025-02-01', false);
insert into saved_offers (id, owner_seal, company_name, job_profile, place, fixed, variable, stock, in_hand)
  values ('Oold1', 'offers of Asha', 'Old Bank', 'Analyst', 'Kochi', 1200000, 0, 0, 85000);
