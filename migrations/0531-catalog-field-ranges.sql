-- Custom fields of products: numbers and days as filters, texts that searches find (docs/decisions/0771).

-- Numbers and days, by which lists are narrowed from one to another.

create table product_field_number (
  product_id uuid not null references product on delete cascade,
  field text not null,
  value numeric not null,
  primary key (product_id, field)
);
comment on table product_field_number is 'Numbers and days that products say in their custom fields, for filters. A trigger writes them from product.fields; never by hand.';
comment on column product_field_number.value is 'A number as it is; a day counted from 1970-01-01.';
-- Products between two bounds, and the least and largest of a few products, without reading the table.
create index product_field_number_value on product_field_number (field, value) include (product_id);

create view product_field_range as
  select p.id as product_id, f.key as field,
    case f.kind when 'number' then (one.value #>> '{}')::numeric else ((one.value #>> '{}')::date - date '1970-01-01')::numeric end as value
  from product p cross join lateral jsonb_each(p.fields) one join product_field f on f.key = one.key and f.kind in ('number', 'date') and f.removed_at is null
  where case f.kind when 'number' then jsonb_typeof(one.value) = 'number' else pg_input_is_valid(one.value #>> '{}', 'date') end;

insert into product_field_number select product_id, field, value from product_field_range;

create function product_changes_numbers() returns trigger language plpgsql as $$
begin
  delete from product_field_number where product_id = new.id;
  insert into product_field_number select product_id, field, value from product_field_range where product_id = new.id;
  return null;
end $$;

create trigger numbers_of_new after insert on product for each row when (new.fields <> '{}') execute function product_changes_numbers();
create trigger numbers_of_changed after update of fields on product for each row when (old.fields is distinct from new.fields) execute function product_changes_numbers();

-- Texts that searches find.

alter table product_field add column searchable boolean not null default false;
comment on column product_field.searchable is 'Searches find products by what they say in it; of the kind text alone.';

-- Everything that a product is found by: its titles (A), brand, type, tags and categories (B), summaries and names of choices (C),
-- specifications, texts of custom fields that are searched, SKUs and barcodes (D), in all languages.
create or replace function product_search_terms(wanted uuid) returns tsvector language sql stable as $$
  select search_vector((select string_agg(t.value ->> 'title', ' / ') from jsonb_each(p.texts) t), 'A')
    || search_vector(concat_ws(' / ', p.brand, p.product_type,
        (select string_agg(t.value ->> 'title', ' / ') from product_tag pt join tag on tag.id = pt.tag_id, jsonb_each(tag.texts) t where pt.product_id = p.id),
        (select string_agg(t.value ->> 'title', ' / ') from product_category pc join category c on c.id = pc.category_id, jsonb_each(c.texts) t where pc.product_id = p.id)), 'B')
    || search_vector(concat_ws(' / ',
        (select string_agg(t.value ->> 'summary', ' / ') from jsonb_each(p.texts) t),
        (select string_agg(t.value ->> 'title', ' / ') from product_option o, jsonb_array_elements(o.choices) choice, jsonb_each(choice -> 'texts') t where o.product_id = p.id)), 'C')
    || search_vector(concat_ws(' / ',
        (select string_agg(t.value ->> 'value', ' / ') from jsonb_array_elements(p.specifications) s, jsonb_each(case jsonb_typeof(s -> 'texts') when 'object' then s -> 'texts' end) t),
        (select string_agg(t.value, ' / ') from product_field f, jsonb_each_text(case jsonb_typeof(p.fields -> f.key) when 'object' then p.fields -> f.key end) t
          where p.fields <> '{}' and f.searchable and f.kind = 'text' and f.removed_at is null),
        (select string_agg(concat_ws(' / ', v.sku, v.barcode), ' / ') from variant v where v.product_id = p.id)), 'D')
  from product p where p.id = wanted
$$;

-- A field that is searched from now on, or no longer: its products are written again by the job that writes those of renamed categories.
create function note_searched_field() returns trigger language plpgsql as $$
begin
  insert into search_stale select id from product where fields ? new.key on conflict do nothing;
  return null;
end $$;

create trigger field_searched after update on product_field for each row
  when (new.kind = 'text' and (old.searchable and old.removed_at is null) is distinct from (new.searchable and new.removed_at is null)) execute function note_searched_field();
