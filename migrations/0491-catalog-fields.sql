-- Custom fields of products: facts that the merchant defines (docs/decisions/0767).

create table product_field (
  id uuid primary key,
  key text not null unique,
  kind text not null check (kind in ('text', 'number', 'yesNo', 'choice', 'date')),
  unit text not null,
  texts jsonb not null,
  choices jsonb not null,
  show_on_page boolean not null,
  as_facet boolean not null,
  position integer not null,
  removed_at timestamptz,
  created_at timestamptz not null,
  updated_at timestamptz not null
);
comment on table product_field is 'Custom fields of products, as the merchant defines them.';
comment on column product_field.key is 'Names it in product.fields and in addresses (field.<key>).';
comment on column product_field.texts is '{"en": {"title": "Wood"}}';
comment on column product_field.choices is '[{"value": "oak", "texts": {"en": {"title": "Oak"}}}], in order; of the kind choice alone.';
comment on column product_field.removed_at is 'It was deleted then: nobody sees it any more, and it stays until a job has taken its values from all products.';

alter table product add column fields jsonb not null default '{}';
comment on column product.fields is '{"<key>": text by language, number, true or false, day (2026-05-04) or a choice''s value}, as product_field defines them.';

-- Values of facets: those of fields that are chosen from.
create or replace view product_facet as
  select id as product_id, null::uuid as variant_id, 'brand' as facet, brand_key as value from product where brand_key <> ''
  union all select product_id, null, 'tag', tag_id::text from product_tag
  union all select p.id, null, 'spec.' || (row ->> 'key'), row ->> 'value' from product p, jsonb_array_elements(p.specifications) row where row ->> 'key' <> '' and row ->> 'value' <> ''
  union all select v.product_id, v.id, 'opt.' || option.key, option.value from variant v, jsonb_each_text(v.options) option
  union all select p.id, null, 'field.' || field.key, one.value from product p cross join lateral jsonb_each_text(p.fields) one
    join product_field field on field.key = one.key and field.kind in ('choice', 'yesNo') and field.removed_at is null;

create or replace trigger listing_of_changed after update on product for each row
  when ((old.published, old.published_at, old.brand_key, old.specifications, old.fields, old.rating, old.sales_count, old.price_amount)
    is distinct from (new.published, new.published_at, new.brand_key, new.specifications, new.fields, new.rating, new.sales_count, new.price_amount)) execute function product_changes_listing();
