-- Addresses are told apart by the kind of content, as the table's own slugs are: an article, a page and a look may have the same one.

alter table item_slug add column scope text not null default '';
comment on column item_slug.scope is 'Within which of its table''s items a slug is one item''s alone: of contents the kind, and the type after a colon; empty elsewhere.';

create function content_scope(kind text, type text) returns text language sql immutable as $$ select concat_ws(':', kind, nullif(type, '')) $$;

update item_slug s set scope = content_scope(c.kind, c.type) from content_item c where s.kind = 'content_item' and c.id = s.item_id;
delete from item_slug s where s.kind = 'content_item' and s.scope = '';
alter table item_slug drop constraint item_slug_pkey, add primary key (kind, scope, lang, slug);

drop function write_item_slug(text, text, text, uuid);
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

create or replace function keep_item_slugs() returns trigger language plpgsql as $$
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

create or replace function check_item_slugs() returns trigger language plpgsql as $$
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

-- A content that is given another type takes its addresses along; what it was called among the others is forgotten.
create function rescope_item_slugs() returns trigger language plpgsql as $$
declare lang_ text; slug_ text; scope_ text := content_scope(new.kind, new.type);
begin
  delete from item_slug where kind = tg_table_name and item_id = new.id and scope <> scope_;
  for lang_, slug_ in select key, value ->> 'slug' from jsonb_each(new.texts) loop
    if coalesce(slug_, '') <> '' then perform write_item_slug(tg_table_name, scope_, lang_, slug_, new.id); end if;
  end loop;
  return null;
end $$;
create trigger slugs_rescoped after update of type on content_item for each row when (new.type <> old.type) execute function rescope_item_slugs();
