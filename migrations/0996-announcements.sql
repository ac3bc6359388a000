-- What nodes announce to each other by way of Redis, from the transaction that writes it until Redis has it. Not logged: whoever reads it flushes all that it
-- caches when the database was lost, and with the database goes what stands here.
create unlogged table announcement (
  id uuid primary key,
  payload text not null
);
-- As whoever may notify: an extension announces in transactions of its own role.
grant insert on announcement to public;
comment on table announcement is 'What was announced and is not passed on yet, with REDIS_URL; a row stays for milliseconds, those of a node that ended for two seconds.';
comment on column announcement.payload is 'JSON, as NOTIFY would carry it.';
