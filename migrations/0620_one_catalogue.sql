-- Lists, facets and searches are found by PostgreSQL in shops of every size (decision 0620): no process holds an index of its own any more, so nothing notes what changed for one.
-- The triggers go with their functions.
drop function note_facts_changed() cascade;
drop function note_product_facts_changed() cascade;
drop function note_variant_facts_changed() cascade;
drop function note_stock_facts_changed() cascade;
drop function note_product_sold() cascade;
drop function notes_fact_changes();
drop table fact_change;

-- What facets are counted by, without the products' wide rows.
create index product_facets on product (id) include (brand_key, rating) where published;
drop index product_tag_product_id;
create index product_tag_product_id on product_tag (product_id, tag_id);
-- The few variants that cannot be bought now; all others can.
create index stock_level_sold_out on stock_level (variant_id) where policy = 'deny' and tracked and on_hand <= reserved;
