-- What a reader leaves at one thing is sealed for that thing, as votes are. Under one seal for all of a reader's views,
-- whoever has seen every post of two faces was behind both. The seals that stood here become the names the new ones are
-- made with, and stand nowhere any more.
update post_views set viewer_seal = sealed_for(viewer_seal, post_id);
update unwanted_posts set reader_seal = sealed_for(reader_seal, post_id);
update answer_requests set asker_seal = sealed_for(asker_seal, post_id);
update reports set reporter_seal = sealed_for(reporter_seal, resource_id);

-- Pictures that wait to be used would join what they are used for, if they were one uploader's.
update pending_pictures set owner_seal = sealed_for(owner_seal, key) where owner_seal <> '';
drop index pending_pictures_owner;
