-- What is asked about a company is a list of its own: one walk along an index in each of its orders.
create index posts_asked_popular on posts (community_type, community_id, rank desc, id desc)
  where status = 'LIVE' and kind = 'QUESTION';
create index posts_asked_latest on posts (community_type, community_id, created_at desc, id desc)
  where status = 'LIVE' and kind = 'QUESTION';
