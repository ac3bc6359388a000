-- What comes into a collection by its rule, or leaves it, changes lists beside those of the collection.
create or replace function apply_collection_rule(wanted uuid, rule jsonb, changed uuid[]) returns void language plpgsql as $$
declare changes bigint;
begin
  execute 'with matching as (select p.id from product p where p.id = any($2) and (' || collection_rule_condition(rule) || ')),
      gone as (delete from product_collection m where m.collection_id = $3 and m.product_id = any($2) and not exists (select 1 from matching where id = m.product_id) returning 1),
      come as (insert into product_collection (collection_id, product_id) select $3, id from matching order by id on conflict do nothing returning 1)
    select (select count(*) from gone) + (select count(*) from come)' into changes using rule, changed, wanted;
  if changes > 0 then
    perform pg_notify('vitrine', json_build_object('kind', 'stale', 'tags', json_build_array('collection:' || wanted, 'products'))::text);
  end if;
end $$;

-- Pages and cards show the reductions of a product: those of what a promotion gained or lost are stale, whatever moved it. Of many, all that show goods are.
create function promotion_products_stale() returns trigger language plpgsql as $$
declare tags json;
begin
  select case when count(*) > 100 then '["products", "offers"]' else json_agg('product:' || product_id) end into tags from (select distinct product_id from moved_rows limit 101) moved;
  if tags is not null then perform pg_notify('vitrine', json_build_object('kind', 'stale', 'tags', tags)::text); end if;
  return null;
end $$;

create trigger promotion_products_gained after insert on promotion_product referencing new table as moved_rows for each statement execute function promotion_products_stale();
create trigger promotion_products_lost after delete on promotion_product referencing old table as moved_rows for each statement execute function promotion_products_stale();
