-- Each vote writes the entries of a post's row in all of its indexes.
drop index if exists posts_by_title;
drop index if exists posts_by_title_sampled;
