-- Forms that a merchant defines as data (ask for a quote, wholesale, support), and what people sent with them.

create table inquiry_form (
  id uuid primary key,
  slug text not null unique,
  -- { "en": { "title", "text", "success" } }
  texts jsonb not null,
  -- [{ "key", "kind", "texts", "required", "minLength", "maxLength", "min", "max", "options" }]
  fields jsonb not null,
  -- E-mail addresses that are told; none: the shop's own.
  notify jsonb not null default '[]',
  published boolean not null default true,
  created_at timestamptz not null,
  updated_at timestamptz not null
);

create table inquiry (
  id uuid primary key,
  form_id uuid references inquiry_form on delete set null,
  form_slug text not null,
  form_title text not null,
  -- [{ "key", "kind", "title", "value" }]: as the form was when it was sent.
  answers jsonb not null,
  email text,
  -- { "id", "slug", "title" } of the product it is about.
  product jsonb,
  lang text not null,
  state text not null default 'new' check (state in ('new', 'done')),
  account_id uuid references account on delete set null,
  guest_id uuid references guest on delete set null,
  created_at timestamptz not null
);
create index inquiry_state on inquiry (state, created_at desc, id desc);
create index inquiry_created on inquiry (created_at desc, id desc);
