-- Names that look alike. The expression matches LOOK in alias-handlers.ts.
create index concurrently if not exists aliases_by_look on aliases
  ((replace(replace(translate(lower(user_name), 'i10_', 'llo'), 'rn', 'm'), 'vv', 'w')))
  where profile_type = 'ANONYMOUS';
