-- Feedback about the shop.

create table feedback (
  id uuid primary key,
  kind text not null check (kind in ('praise', 'problem', 'idea', 'other')),
  body text not null,
  email text,
  page text not null default '',
  lang text not null,
  state text not null default 'new' check (state in ('new', 'done')),
  account_id uuid references account on delete set null,
  created_at timestamptz not null
);
comment on table feedback is 'What people say about the shop itself.';
comment on column feedback.page is 'The page they came from, a path of the shop.';
create index feedback_state on feedback (state, created_at desc, id desc);
create index feedback_created on feedback (created_at desc, id desc);
create index feedback_account_id on feedback (account_id) where account_id is not null;
