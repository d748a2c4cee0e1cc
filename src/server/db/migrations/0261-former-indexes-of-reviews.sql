-- Each edit and each "helpful" of a review writes the entries of its row in all of its indexes.
drop index if exists company_reviews_text_0;
drop index if exists company_reviews_text_1;
drop index if exists company_reviews_text_2;
drop index if exists company_reviews_text_3;
drop index if exists company_reviews_text_4;
drop index if exists company_reviews_text_5;
drop index if exists company_reviews_text_6;
drop index if exists company_reviews_text_7;
drop index if exists company_reviews_text_8;
drop index if exists company_reviews_text_9;
drop index if exists company_reviews_text_10;
drop index if exists company_reviews_text_11;
drop index if exists company_reviews_text_12;
drop index if exists company_reviews_text_13;
drop index if exists company_reviews_text_14;
drop index if exists company_reviews_text_15;
