-- What was bought is called in every language on the order itself, so that a reader of another language reads its name after the catalogue has changed, too.

alter table order_line add column names jsonb not null default '{}';
comment on column order_line.names is 'What it was called when it was ordered, by language: {"zh": {"title": "…", "options": [{"title": "…", "value": "…"}]}}; title and options beside it are the order''s own.';

-- Orders placed before: by what the catalogue calls it now.
update order_line line set names = known.names
  from (select v.id, jsonb_object_agg(lang.key, jsonb_build_object('title', lang.value ->> 'title', 'options', coalesce((
        select jsonb_agg(jsonb_build_object('title', coalesce(o.texts #>> array[lang.key, 'title'], o.texts #>> '{en,title}', o.key),
            'value', coalesce(choice.value #>> array['texts', lang.key, 'title'], choice.value #>> '{texts,en,title}', choice.value ->> 'key')) order by o.position)
          from product_option o, jsonb_array_elements(o.choices) choice
          where o.product_id = v.product_id and choice.value ->> 'key' = v.options ->> o.key and o.key <> 'title'), '[]'))) as names
      from variant v join product p on p.id = v.product_id, jsonb_each(p.texts) lang
      where coalesce(lang.value ->> 'title', '') <> '' group by v.id) known
  where known.id = line.variant_id;

drop index order_line_search;
drop function order_line_search_text;
create function order_line_search_text(sku text, title text, names jsonb) returns text language sql immutable parallel safe
  return lower(sku || ' ' || title || ' ' || jsonb_path_query_array(names, '$.*.title')::text);
comment on function order_line_search_text is 'What an order is found by of what was bought, in every language.';
create index order_line_search on order_line using gin (order_line_search_text(sku, title, names) gin_trgm_ops);

-- The same way of shipping has the same code in every zone.
update orders set shipping_method = orders.shipping_method || jsonb_build_object('titles', known.titles)
  from (select distinct on (m.code) m.code, (select jsonb_object_agg(lang.key, lang.value ->> 'title') from jsonb_each(m.texts) lang where lang.value ->> 'title' <> '') as titles
      from shipping_method m join shipping_zone z on z.id = m.zone_id order by m.code, z.position) known
  where known.code = orders.shipping_method ->> 'id' and known.titles is not null;
