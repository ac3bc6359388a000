-- The facts of a large shop that processes hold in memory also tell what products are found by and in which order lists stand.
-- What is only sold moves in the order, and nothing else of it has to be read again.

alter table fact_change add column only_sold boolean not null default false;

create function note_product_sold() returns trigger language plpgsql as $$
begin
  if notes_fact_changes() then insert into fact_change (product_id, only_sold) values (new.id, true); end if;
  return null;
end $$;

create trigger product_sold after update of sales_count on product for each row
  when (old.sales_count <> new.sales_count) execute function note_product_sold();
create trigger product_words_changed after update of search_terms, published_at on product for each row
  when (old.search_terms is distinct from new.search_terms or old.published_at <> new.published_at) execute function note_product_facts_changed();
