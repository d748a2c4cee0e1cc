-- Pay checks are not counted any more (decision 286).
drop table pay_questions;
