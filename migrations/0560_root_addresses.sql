-- Addresses at the root of the shop (`/{slug}`): of pages and entries, and of collections too. One place says that each is one item's alone.

create table root_address (
  slug text primary key,
  kind text not null check (kind in ('content_item', 'collection')),
  item_id uuid not null unique
);
comment on table root_address is 'Which item a merchant put at the root of the shop; kept by triggers on the column root_slug of the items'' tables.';

alter table collection add column root_slug text;

create function keep_root_address() returns trigger language plpgsql as $$
begin
  if tg_op <> 'INSERT' then delete from root_address where item_id = old.id; end if;
  if tg_op <> 'DELETE' and new.root_slug is not null then
    insert into root_address (slug, kind, item_id) values (new.root_slug, tg_table_name, new.id);
  end if;
  return null;
end $$;

insert into root_address (slug, kind, item_id) select root_slug, 'content_item', id from content_item where root_slug is not null;

create trigger root_address_added after insert on content_item for each row when (new.root_slug is not null) execute function keep_root_address();
create trigger root_address_changed after update of root_slug on content_item for each row when (new.root_slug is distinct from old.root_slug) execute function keep_root_address();
create trigger root_address_removed after delete on content_item for each row when (old.root_slug is not null) execute function keep_root_address();
create trigger root_address_added after insert on collection for each row when (new.root_slug is not null) execute function keep_root_address();
create trigger root_address_changed after update of root_slug on collection for each row when (new.root_slug is distinct from old.root_slug) execute function keep_root_address();
create trigger root_address_removed after delete on collection for each row when (old.root_slug is not null) execute function keep_root_address();
