-- Nothing read this list of who saw which post.
drop table post_views;
