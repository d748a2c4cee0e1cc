-- Comments without a known author (decision 192) wait and are managed like posts, in the same rows.
alter table untraceable_pending rename column post_id to item_id;
alter table untraceable_posts rename to untraceable_items;
alter table untraceable_items rename column post_id to item_id;
