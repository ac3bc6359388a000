-- Addresses by language, and addresses of old. An item's own column `slug` is its address in every language that has none of its own
-- in `texts` ({"zh": {"slug": …}}). Kept by triggers, so that no writer can forget it.

create table item_slug (
  kind text not null,
  lang text not null,
  slug text not null,
  item_id uuid not null,
  current boolean not null,
  primary key (kind, lang, slug)
);
comment on table item_slug is 'Slugs of one language (current), and slugs that an item had once (not current); lang is empty for those of all languages.';
comment on column item_slug.kind is 'The name of the item''s table.';
create index item_slug_item on item_slug (kind, item_id);

-- What an item's address is now, in a language.
create function current_slug(kind text, id uuid, lang text) returns text language plpgsql stable as $$
declare found text;
begin
  execute format('select coalesce(nullif(texts -> $2 ->> ''slug'', ''''), slug) from %I where id = $1', kind) into found using id, lang;
  return found;
end $$;

create function write_item_slug(kind_ text, lang_ text, slug_ text, id_ uuid) returns void language plpgsql as $$
declare taken boolean;
begin
  execute format('select exists (select 1 from %I where slug = $1 and id <> $2)', kind_) into taken using slug_, id_;
  if taken or exists (select 1 from item_slug where kind = kind_ and lang = lang_ and slug = slug_ and current and item_id <> id_) then
    raise exception 'the slug "%" is taken', slug_ using errcode = 'unique_violation', constraint = 'item_slug_taken';
  end if;
  insert into item_slug (kind, lang, slug, item_id, current) values (kind_, lang_, slug_, id_, true)
    on conflict (kind, lang, slug) do update set item_id = excluded.item_id, current = true;
end $$;

create function keep_item_slugs() returns trigger language plpgsql as $$
declare lang_ text; slug_ text; old_slug text;
begin
  if tg_op = 'UPDATE' then
    if new.slug <> old.slug then
      if exists (select 1 from item_slug where kind = tg_table_name and slug = new.slug and current and item_id <> new.id) then
        raise exception 'the slug "%" is taken', new.slug using errcode = 'unique_violation', constraint = 'item_slug_taken';
      end if;
      delete from item_slug where kind = tg_table_name and lang = '' and slug = new.slug;
      insert into item_slug (kind, lang, slug, item_id, current) values (tg_table_name, '', old.slug, old.id, false)
        on conflict (kind, lang, slug) do update set item_id = excluded.item_id, current = false;
    end if;
    for lang_, old_slug in select key, value ->> 'slug' from jsonb_each(old.texts) loop
      if coalesce(old_slug, '') <> '' and old_slug is distinct from (new.texts -> lang_ ->> 'slug') then
        update item_slug set current = false where kind = tg_table_name and lang = lang_ and slug = old_slug;
      end if;
    end loop;
  end if;
  for lang_, slug_ in select key, value ->> 'slug' from jsonb_each(new.texts) loop
    if coalesce(slug_, '') <> '' then perform write_item_slug(tg_table_name, lang_, slug_, new.id); end if;
  end loop;
  return null;
end $$;

-- One statement for all that is written at once: a base slug may not be what another item is called in some language.
create function check_item_slugs() returns trigger language plpgsql as $$
declare taken text;
begin
  select n.slug into taken from new_rows n join item_slug s on s.kind = tg_table_name and s.slug = n.slug and s.current and s.item_id <> n.id limit 1;
  if taken is not null then
    raise exception 'the slug "%" is taken', taken using errcode = 'unique_violation', constraint = 'item_slug_taken';
  end if;
  delete from item_slug s using new_rows n where s.kind = tg_table_name and s.lang = '' and s.slug = n.slug;
  return null;
end $$;

create function forget_item_slugs() returns trigger language plpgsql as $$
begin
  delete from item_slug where kind = tg_table_name and item_id = old.id;
  return null;
end $$;

-- Makes a table with the columns id, slug and texts one whose addresses are kept.
create procedure keep_slugs_of(kind text) language plpgsql as $$
begin
  execute format('create trigger slugs_added after insert on %I for each row when (new.texts @? ''$.*.slug'') execute function keep_item_slugs()', kind);
  execute format('create trigger slugs_changed after update of slug, texts on %I for each row
    when (new.slug <> old.slug or (new.texts is distinct from old.texts and (new.texts @? ''$.*.slug'' or old.texts @? ''$.*.slug''))) execute function keep_item_slugs()', kind);
  execute format('create trigger slugs_checked after insert on %I referencing new table as new_rows for each statement execute function check_item_slugs()', kind);
  execute format('create trigger slugs_forgotten after delete on %I for each row execute function forget_item_slugs()', kind);
end $$;

call keep_slugs_of('product');
call keep_slugs_of('category');
call keep_slugs_of('tag');
call keep_slugs_of('collection');
call keep_slugs_of('page');
