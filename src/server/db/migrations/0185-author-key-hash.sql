-- The algorithm of a key, and of a signature, shows which browsers can have written a post (decision 215).
alter table untraceable_items rename column author_key to author_key_hash;
-- small table: untraceable posts and comments, which few members have written yet.
update untraceable_items set
  author_key_hash = translate(rtrim(encode(sha256(convert_to(author_key_hash, 'UTF8')), 'base64'), '='), '+/', '-_'),
  last_request = '';
