-- One switch for both faces changed both at once, for whoever chats with both. Now each face has its own.
alter table preferences add column designation_read_receipts boolean not null default true;
update preferences set designation_read_receipts = read_receipts;
