-- What the merchant configured, and addresses at the root of the shop.

create table setting (
  key text primary key,
  value jsonb not null,
  updated_at timestamptz not null default now()
);
comment on table setting is 'The merchant''s configuration, one row per group (theme, routes, shop, …); schemas live in src/shop/settings.';

create table root_address (
  slug text primary key,
  kind text not null check (kind in ('content_item', 'collection')),
  item_id uuid not null unique
);
comment on table root_address is 'Which item a merchant put at the root of the shop (/{slug}); triggers on the column root_slug of the items'' tables write it.';

create function keep_root_address() returns trigger language plpgsql as $$
begin
  if tg_op <> 'INSERT' then delete from root_address where item_id = old.id; end if;
  if tg_op <> 'DELETE' and new.root_slug is not null then
    insert into root_address (slug, kind, item_id) values (new.root_slug, tg_table_name, new.id);
  end if;
  return null;
end $$;
