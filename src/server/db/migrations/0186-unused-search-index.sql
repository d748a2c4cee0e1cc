-- The server compares typed words with the vocabulary in memory; no query searches this table by likeness.
drop index if exists search_vocabulary_alike;
