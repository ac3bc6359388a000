-- Tokens by which staff see drafts on the shop's own pages for an hour. They end with the session that asked for them.

create table preview_token (
  token_hash text primary key,
  staff_session_id uuid not null references staff_session on delete cascade,
  expires_at timestamptz not null
);
create index preview_token_session on preview_token (staff_session_id);
create index preview_token_expires on preview_token (expires_at);
