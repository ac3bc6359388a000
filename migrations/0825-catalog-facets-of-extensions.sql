-- Values of facets that extensions bring (docs/decisions/0826).

create table product_facet_value (
  product_id uuid not null references product on delete cascade,
  facet text not null,
  value text not null,
  texts jsonb not null,
  primary key (product_id, facet, value)
);
comment on table product_facet_value is 'Values of products in facets of extensions (ext.<extension>.<facet>), as the extension''s code says them; a job writes them.';
comment on column product_facet_value.texts is '{"en": {"title": "Machine washable"}}';
create index product_facet_value_facet_value on product_facet_value (facet, value);

create or replace view product_facet as
  select id as product_id, null::uuid as variant_id, 'brand' as facet, brand_key as value from product where brand_key <> ''
  union all select product_id, null, 'tag', tag_id::text from product_tag
  union all select p.id, null, 'spec.' || (row ->> 'key'), row ->> 'value' from product p, jsonb_array_elements(p.specifications) row where row ->> 'key' <> '' and row ->> 'value' <> ''
  union all select v.product_id, v.id, 'opt.' || option.key, option.value from variant v, jsonb_each_text(v.options) option
  union all select p.id, null, 'field.' || field.key, one.value from product p cross join lateral jsonb_each_text(p.fields) one
    join product_field field on field.key = one.key and field.kind in ('choice', 'yesNo') and field.removed_at is null
  union all select product_id, null, facet, value from product_facet_value;

create trigger listing_of_facet_value after insert or delete on product_facet_value for each row execute function part_changes_listing();
