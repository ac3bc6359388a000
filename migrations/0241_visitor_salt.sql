-- Statistics without people: what is counted is known by a number that changes every day and leads back to nobody.

create table visitor_salt (
  day date primary key,
  salt text not null default gen_random_uuid()::text || gen_random_uuid()::text
);
comment on table visitor_salt is 'What visitor ids are hashed with on a day; deleted after two days, and with it the way from one day to another.';
comment on column visitor.id is 'A hash of the id that the browser keeps and of the day''s salt: the same visitor is another one tomorrow.';
