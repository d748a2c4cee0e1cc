alter table account_deletion_parts drop constraint account_deletion_parts_kind_check;
alter table account_deletion_parts add constraint account_deletion_parts_kind_check check (kind in (
  'POST', 'COMMENT', 'REVIEW', 'SALARY', 'INTERVIEW', 'BENEFITS', 'PHOTOS', 'VOTE', 'CHAT', 'COUNT'
)) not valid;
