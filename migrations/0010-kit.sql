-- What any slice may use: secrets, idempotency keys, rate limits, slugs.

create extension if not exists pg_trgm;

create table secret (
  name text primary key,
  value text not null
);
comment on table secret is 'Keys that all processes of this shop share and nobody else knows; the database makes them itself.';
comment on column secret.name is 'form: guarded forms; code: hashes of mailed codes; captcha: challenges; upload: signed addresses of private pictures; newsletter: links to unsubscribe.';

insert into secret (name, value) values ('form', replace(gen_random_uuid()::text || gen_random_uuid()::text, '-', ''));

create table idempotency_key (
  scope text primary key,
  body_hash text not null,
  status integer,
  answer text,
  created_at timestamptz not null default now()
);
comment on table idempotency_key is 'Calls that carried an Idempotency-Key, and their answers; a repeated call gets the first answer.';
comment on column idempotency_key.scope is 'SHA-256 of caller, method, path and key.';
comment on column idempotency_key.body_hash is 'SHA-256 of the body: the same key with another body is an error.';
comment on column idempotency_key.status is 'HTTP status of the answer; null while the call runs.';
comment on column idempotency_key.answer is 'Encrypted with the Idempotency-Key itself, which is stored nowhere (AES-256-GCM: salt, IV, tag, text; base64). Null while the call runs.';
create index idempotency_key_created_at on idempotency_key (created_at);

create table rate_window (
  key text primary key,
  started_at timestamptz not null,
  count integer not null
);
comment on table rate_window is 'How often something was asked for lately; the key is a hash, never an address or an account itself.';
create index rate_window_started_at on rate_window (started_at);

-- Slugs by language, and slugs of old. An item's own column `slug` is its address in every language that has none of its own in `texts`
-- ({"zh": {"slug": …}}). Triggers write the rest, so that no writer can forget it.

create table item_slug (
  kind text not null,
  scope text not null default '',
  lang text not null,
  slug text not null,
  item_id uuid not null,
  current boolean not null,
  primary key (kind, scope, lang, slug)
);
comment on table item_slug is 'Slugs of one language (current), and slugs that an item had before (not current); lang is empty for those of all languages.';
comment on column item_slug.kind is 'The name of the item''s table.';
comment on column item_slug.scope is 'Within which of its table''s items a slug is one item''s alone: of contents the kind, and the type after a colon; empty elsewhere.';
create index item_slug_item on item_slug (kind, item_id);

create function content_scope(kind text, type text) returns text language sql immutable as $$ select concat_ws(':', kind, nullif(type, '')) $$;

-- What an item's address is now, in a language.
create function current_slug(kind text, id uuid, lang text) returns text language plpgsql stable as $$
declare found text;
begin
  execute format('select coalesce(nullif(texts -> $2 ->> ''slug'', ''''), slug) from %I where id = $1', kind) into found using id, lang;
  return found;
end $$;

create function write_item_slug(kind_ text, scope_ text, lang_ text, slug_ text, id_ uuid) returns void language plpgsql as $$
declare taken boolean;
begin
  if kind_ = 'content_item' then
    select exists (select 1 from content_item c where content_scope(c.kind, c.type) = scope_ and c.slug = slug_ and c.id <> id_) into taken;
  else
    execute format('select exists (select 1 from %I where slug = $1 and id <> $2)', kind_) into taken using slug_, id_;
  end if;
  if taken or exists (select 1 from item_slug where kind = kind_ and scope = scope_ and lang = lang_ and slug = slug_ and current and item_id <> id_) then
    raise exception 'the slug "%" is taken', slug_ using errcode = 'unique_violation', constraint = 'item_slug_taken';
  end if;
  insert into item_slug (kind, scope, lang, slug, item_id, current) values (kind_, scope_, lang_, slug_, id_, true)
    on conflict (kind, scope, lang, slug) do update set item_id = excluded.item_id, current = true;
end $$;

-- The old slug of an item becomes one of its former ones.
create function keep_item_slugs() returns trigger language plpgsql as $$
declare lang_ text; slug_ text; old_slug text; scope_ text := '';
begin
  if tg_table_name = 'content_item' then scope_ := content_scope(new.kind, new.type); end if;
  if tg_op = 'UPDATE' then
    if new.slug <> old.slug then
      if exists (select 1 from item_slug where kind = tg_table_name and scope = scope_ and slug = new.slug and current and item_id <> new.id) then
        raise exception 'the slug "%" is taken', new.slug using errcode = 'unique_violation', constraint = 'item_slug_taken';
      end if;
      delete from item_slug where kind = tg_table_name and scope = scope_ and lang = '' and slug = new.slug;
      insert into item_slug (kind, scope, lang, slug, item_id, current) values (tg_table_name, scope_, '', old.slug, old.id, false)
        on conflict (kind, scope, lang, slug) do update set item_id = excluded.item_id, current = false;
    end if;
    for lang_, old_slug in select key, value ->> 'slug' from jsonb_each(old.texts) loop
      if coalesce(old_slug, '') <> '' and old_slug is distinct from (new.texts -> lang_ ->> 'slug') then
        update item_slug set current = false where kind = tg_table_name and scope = scope_ and lang = lang_ and slug = old_slug;
      end if;
    end loop;
  end if;
  for lang_, slug_ in select key, value ->> 'slug' from jsonb_each(new.texts) loop
    if coalesce(slug_, '') <> '' then perform write_item_slug(tg_table_name, scope_, lang_, slug_, new.id); end if;
  end loop;
  return null;
end $$;

-- One statement for all that is written at once: a base slug may not be what another item is called in some language.
create function check_item_slugs() returns trigger language plpgsql as $$
declare taken text;
begin
  if tg_table_name = 'content_item' then
    select n.slug into taken from new_rows n join item_slug s on s.kind = tg_table_name and s.scope = content_scope(n.kind, n.type) and s.slug = n.slug and s.current
      and s.item_id <> n.id limit 1;
  else
    select n.slug into taken from new_rows n join item_slug s on s.kind = tg_table_name and s.slug = n.slug and s.current and s.item_id <> n.id limit 1;
  end if;
  if taken is not null then
    raise exception 'the slug "%" is taken', taken using errcode = 'unique_violation', constraint = 'item_slug_taken';
  end if;
  if tg_table_name = 'content_item' then
    delete from item_slug s using new_rows n where s.kind = tg_table_name and s.scope = content_scope(n.kind, n.type) and s.lang = '' and s.slug = n.slug;
  else
    delete from item_slug s using new_rows n where s.kind = tg_table_name and s.lang = '' and s.slug = n.slug;
  end if;
  return null;
end $$;

create function forget_item_slugs() returns trigger language plpgsql as $$
begin
  delete from item_slug where kind = tg_table_name and item_id = old.id;
  return null;
end $$;

-- Gives a table with the columns id, slug and texts the triggers that fill item_slug.
create procedure keep_slugs_of(kind text) language plpgsql as $$
begin
  execute format('create trigger slugs_added after insert on %I for each row when (new.texts @? ''$.*.slug'') execute function keep_item_slugs()', kind);
  execute format('create trigger slugs_changed after update of slug, texts on %I for each row
    when (new.slug <> old.slug or (new.texts is distinct from old.texts and (new.texts @? ''$.*.slug'' or old.texts @? ''$.*.slug''))) execute function keep_item_slugs()', kind);
  execute format('create trigger slugs_checked after insert on %I referencing new table as new_rows for each statement execute function check_item_slugs()', kind);
  execute format('create trigger slugs_forgotten after delete on %I for each row execute function forget_item_slugs()', kind);
end $$;
