-- Differs whenever the address was set again, so that links sent before do not open with it. Addresses of before have an empty one, like
-- the links that were sent to them.
alter table company_application_addresses add column link_key text not null default '';
