-- An account that is known by a messaging app alone proves afresh who it is by that app.
alter table session add column proved_at timestamptz;
comment on column session.proved_at is 'When an app that signs in to the account confirmed for this session who it is; null: not since the session was opened.';

alter table messenger_ticket add column proves boolean not null default false check (not proves or session_id is not null);
comment on column messenger_ticket.proves is 'The session only proves afresh who it is: nothing is linked, nobody signed in.';
