-- Notices and chats, which builds have since migrations 0024 and 0025.
insert into notices (id, recipient_seal, variant, post_id, words, figure, status, told_at)
  values ('Nold1', 'face of Asha', 'comment', 'Pold1', null, 3, 1, '2025-03-05T07:00:00Z'),
    ('Nold2', 'face of Imran', 'review', null, '{"title": "Your review"}', 1, 9, '2025-03-06T08:00:00Z');
insert into muted_threads (recipient_seal, post_id) values ('face of Imran', 'Pold1');
insert into notice_boxes (owner_seal, box) values ('face of Asha', 'box 1');
insert into notice_wishes (box_seal, wishes) values ('box 1', '{"comments": false}');
insert into chat_groups (id, kind, audience, name, community_type, community_id, pair, members, last_number, last_at)
  values ('Gold1', 'ROOM', 'COMMUNITY', 'Old Bank', 'COMPANY', 1, null, 2, 2, '2025-03-07T09:01:02Z'),
    ('Gold2', 'DIRECT', 'JOBSEEKER', '', null, null, 'Fold1 Fold2', 2, 1, '2025-03-08T09:01:02Z'),
    ('Gold3', 'ROOM', 'COMMUNITY', 'Silent', null, null, null, 0, 0, null);
insert into chat_seats (group_id, face_id, status, read_number, shows_reading)
  values ('Gold1', 'Fold1', 'ACTIVE', 2, false), ('Gold1', 'Fold2', 'LEFT', 0, false),
    ('Gold2', 'Fold1', 'ACTIVE', 1, true), ('Gold2', 'Fold2', 'REQUESTED', 0, false);
insert into chat_messages (group_id, number, id, face_id, client_id, text, created_at)
  values ('Gold1', 1, 'Hold1', 'Fold1', 'client 1', 'Good morning', '2025-03-07T09:00:01Z'),
    ('Gold1', 2, 'Hold2', 'Fold2', 'client 1', 'Chai? ☕', '2025-03-07T09:01:02Z'),
    ('Gold2', 1, 'Hold3', 'Fold1', 'client 2', 'May I ask you something?', '2025-03-08T09:01:02Z');
insert into chat_blocks (face_id, blocked_face_id) values ('Fold2', 'Fold1');
