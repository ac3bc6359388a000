-- Failed sign-ins of the back office, so that guessing is slowed down on every node alike.

create table staff_signin_failure (
  id uuid primary key,
  account_hash text not null,
  address text not null,
  at timestamptz not null default now()
);
create index staff_signin_failure_account on staff_signin_failure (account_hash, at);
create index staff_signin_failure_address on staff_signin_failure (address, at);
create index staff_session_staff_id on staff_session (staff_id);
