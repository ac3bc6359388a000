-- A search index outside of the database (OpenSearch): which products changed, and who carries that over (docs/decisions/1010).

create table search_index (
  id boolean primary key default true check (id),
  shop_id uuid not null default gen_random_uuid(),
  is_recorded boolean not null default false,
  is_whole boolean not null default false,
  follower_id uuid,
  followed_until timestamptz not null default '-infinity',
  rebuilt_until timestamptz not null default '-infinity',
  checked_at timestamptz not null default '-infinity'
);
comment on table search_index is 'The one search index outside of the database; a shop without one has the row too, and records nothing.';
comment on column search_index.shop_id is 'Written into the index, so that two shops do not take each other''s for their own.';
comment on column search_index.is_recorded is 'Changes are recorded: somebody follows them, or did a day ago.';
comment on column search_index.is_whole is 'The index was built once, and no change was missed since.';
comment on column search_index.follower_id is 'The process that carries changes over, until followed_until; then another may.';
comment on column search_index.rebuilt_until is 'Somebody builds the index anew; who has not gone on until then has given up.';
comment on column search_index.checked_at is 'When it was last compared with the products, all of them.';
insert into search_index default values;

create table search_change (
  id bigint generated always as identity primary key,
  product_id uuid not null,
  at timestamptz not null default now()
);
comment on table search_change is 'Products that changed and that the index has yet to learn of; deleted with that. Rows are only added, so that no two transactions wait for each other.';

create sequence search_version increment by 1000;
comment on sequence search_version is 'Versions of products in the index. One is drawn before products are read, so a later version never holds older data. In steps, because whoever deletes by hand in the index raises a version by one.';

create function is_search_recorded() returns boolean language sql stable as $$
  select is_recorded from search_index
$$;

-- The argument of both functions: the column that names the product.
create function record_added_for_search() returns trigger language plpgsql as $$
begin
  if is_search_recorded() then
    execute format('insert into search_change (product_id) select distinct %I from new_rows', tg_argv[0]);
  end if;
  return null;
end $$;

create function record_removed_for_search() returns trigger language plpgsql as $$
begin
  if is_search_recorded() then
    execute format('insert into search_change (product_id) select distinct %I from old_rows', tg_argv[0]);
  end if;
  return null;
end $$;

-- Rows of lists are written when a transaction commits that changed what lists show, stock included.
create trigger search_of_added after insert on product_listing referencing new table as new_rows for each statement execute function record_added_for_search('product_id');
create trigger search_of_changed after update on product_listing referencing new table as new_rows for each statement execute function record_added_for_search('product_id');
create trigger search_of_removed after delete on product_listing referencing old table as old_rows for each statement execute function record_removed_for_search('product_id');
create trigger search_of_members after update on product_collection referencing new table as new_rows for each statement execute function record_added_for_search('product_id');
create trigger search_of_offered after insert on promotion_product referencing new table as new_rows for each statement execute function record_added_for_search('product_id');
create trigger search_of_no_longer_offered after delete on promotion_product referencing old table as old_rows for each statement execute function record_removed_for_search('product_id');

-- What lists do not know: words, and prices of other currencies.
create function record_product_for_search() returns trigger language plpgsql as $$
begin
  if is_search_recorded() then insert into search_change (product_id) values (new.id); end if;
  return null;
end $$;

create trigger search_of_words after update on product for each row
  when ((old.texts, old.search_terms, old.fields) is distinct from (new.texts, new.search_terms, new.fields)) execute function record_product_for_search();

create function record_price_for_search() returns trigger language plpgsql as $$
begin
  if is_search_recorded() then
    insert into search_change (product_id) select product_id from variant where id = case tg_op when 'DELETE' then old.variant_id else new.variant_id end;
  end if;
  return null;
end $$;

create trigger search_of_own_price after insert or update or delete on variant_price for each row execute function record_price_for_search();
