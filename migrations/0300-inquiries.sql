-- The merchant's own forms.

create table inquiry_form (
  id uuid primary key,
  slug text not null unique,
  texts jsonb not null,
  fields jsonb not null,
  notify jsonb not null default '[]',
  published boolean not null default true,
  created_at timestamptz not null,
  updated_at timestamptz not null
);
comment on table inquiry_form is 'Forms that a merchant defines as data (ask for a quote, wholesale, support).';
comment on column inquiry_form.texts is '{"en": {"title", "text", "success"}}';
comment on column inquiry_form.fields is '[{"key", "kind", "texts", "required", "minLength", "maxLength", "min", "max", "options"}]';
comment on column inquiry_form.notify is 'E-mail addresses that get a mail; none: the shop''s own.';

create table inquiry (
  id uuid primary key,
  form_id uuid references inquiry_form on delete set null,
  form_slug text not null,
  form_title text not null,
  answers jsonb not null,
  email text,
  product jsonb,
  lang text not null,
  state text not null default 'new' check (state in ('new', 'done')),
  account_id uuid references account on delete set null,
  guest_id uuid references guest on delete set null,
  created_at timestamptz not null
);
comment on table inquiry is 'What people sent by such a form.';
comment on column inquiry.answers is '[{"key", "kind", "title", "value"}]: as the form was when it was sent.';
comment on column inquiry.product is '{"id", "slug", "title"} of the product it is about.';
create index inquiry_state on inquiry (state, created_at desc, id desc);
create index inquiry_created on inquiry (created_at desc, id desc);
create index inquiry_account_id on inquiry (account_id) where account_id is not null;
