-- Which products' facts (what facets count) changed. Processes that hold the facts of a large shop in memory read those of these products anew.
-- Rows come by triggers, so that no writer can forget them; only in shops too large for their facts to be read for every list.

create table fact_change (
  -- Read by those whose snapshot did not yet see this transaction.
  transaction xid8 not null default pg_current_xact_id(),
  product_id uuid not null,
  at timestamptz not null default now()
);
create index fact_change_transaction on fact_change (transaction);
comment on column fact_change.product_id is 'The nil id: all products.';

-- Whoever writes very many rows turns it off for the transaction (set local vitrine.fact_changes = 'off') and writes one row with the nil id.
create function notes_fact_changes() returns boolean language sql stable as $$
  select coalesce(current_setting('vitrine.fact_changes', true), '') <> 'off'
    and exists (select 1 from listing_count where scope_id = '00000000-0000-0000-0000-000000000000' and product_count > 10000)
$$;

-- Of all rows of a statement; the argument is the column that names the product.
create function note_facts_changed() returns trigger language plpgsql as $$
begin
  if notes_fact_changes() then
    execute format('insert into fact_change (product_id) select distinct %I from changed', tg_argv[0]);
  end if;
  return null;
end $$;

create function note_product_facts_changed() returns trigger language plpgsql as $$
begin
  if notes_fact_changes() then insert into fact_change (product_id) values (new.id); end if;
  return null;
end $$;

create function note_variant_facts_changed() returns trigger language plpgsql as $$
begin
  if notes_fact_changes() then
    insert into fact_change (product_id) select new.product_id union select old.product_id;
  end if;
  return null;
end $$;

create function note_stock_facts_changed() returns trigger language plpgsql as $$
begin
  if notes_fact_changes() then insert into fact_change (product_id) select product_id from variant where id = new.variant_id; end if;
  return null;
end $$;

create trigger product_facts_added after insert on product referencing new table as changed for each statement execute function note_facts_changed('id');
create trigger product_facts_removed after delete on product referencing old table as changed for each statement execute function note_facts_changed('id');
create trigger product_facts_changed after update of published, brand, rating_sum, review_count on product for each row
  when (old.published is distinct from new.published or old.brand is distinct from new.brand or old.rating is distinct from new.rating) execute function note_product_facts_changed();
create trigger variant_facts_added after insert on variant referencing new table as changed for each statement execute function note_facts_changed('product_id');
create trigger variant_facts_removed after delete on variant referencing old table as changed for each statement execute function note_facts_changed('product_id');
create trigger variant_facts_changed after update of options, price_amount, product_id on variant for each row
  when (old.options is distinct from new.options or old.price_amount <> new.price_amount or old.product_id <> new.product_id) execute function note_variant_facts_changed();
create trigger stock_facts_changed after update of on_hand, reserved, policy, tracked on stock_level for each row
  when ((old.policy = 'continue' or not old.tracked or old.on_hand > old.reserved) is distinct from (new.policy = 'continue' or not new.tracked or new.on_hand > new.reserved))
  execute function note_stock_facts_changed();
create trigger category_facts_added after insert on product_category referencing new table as changed for each statement execute function note_facts_changed('product_id');
create trigger category_facts_removed after delete on product_category referencing old table as changed for each statement execute function note_facts_changed('product_id');
create trigger tag_facts_added after insert on product_tag referencing new table as changed for each statement execute function note_facts_changed('product_id');
create trigger tag_facts_removed after delete on product_tag referencing old table as changed for each statement execute function note_facts_changed('product_id');
create trigger collection_facts_added after insert on product_collection referencing new table as changed for each statement execute function note_facts_changed('product_id');
create trigger collection_facts_removed after delete on product_collection referencing old table as changed for each statement execute function note_facts_changed('product_id');
create trigger option_facts_added after insert on product_option referencing new table as changed for each statement execute function note_facts_changed('product_id');
