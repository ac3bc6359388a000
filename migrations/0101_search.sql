-- Search by words. Latin words are found by their beginnings; Chinese, Japanese and Thai, which write no spaces, by characters and pairs of
-- characters. The same folding and the same cutting are in src/shop/catalog/search-words.ts, and a test holds both together.

-- Lower case, width and accents of letters folded.
create function search_fold(given text) returns text language sql immutable parallel safe as $$
  select lower(normalize(regexp_replace(normalize(given, NFKD), '[\u0300-\u036f]', '', 'g'), NFC))
$$;

-- A text as words with their places.
create function search_vector(given text, weight text) returns tsvector language sql immutable parallel safe as $$
  select coalesce(string_agg(left(part.lexeme, 60) || ':' || least(part.place, 16000) || weight, ' '), '')::tsvector
  from (
    select row_number() over (order by word.place, pair.at, pair.size) as place,
      case when pair.at is null then word.run else substr(word.run, pair.at, pair.size) end as lexeme
    from regexp_split_to_table(
        regexp_replace(search_fold(given), '([\u0e00-\u0e7f\u2e80-\u2fdf\u3005-\u3007\u3041-\u30ff\u3400-\u4dbf\u4e00-\u9fff\uf900-\ufaff]+)', ' \1 ', 'g'),
        '[^[:alnum:]\u0e00-\u0e7f\u2e80-\u2fdf\u3005-\u3007\u3041-\u30ff\u3400-\u4dbf\u4e00-\u9fff\uf900-\ufaff]+') with ordinality word (run, place)
      left join lateral (
        select at, size from generate_series(1, length(word.run)) at, generate_series(1, 2) size where at + size - 1 <= length(word.run)
      ) pair on word.run ~ '^[\u0e00-\u0e7f\u2e80-\u2fdf\u3005-\u3007\u3041-\u30ff\u3400-\u4dbf\u4e00-\u9fff\uf900-\ufaff]'
    where word.run <> '' limit 4000
  ) part
$$;

-- Everything that a product is found by: its titles (A), brand, type, tags and categories (B), summaries and names of choices (C),
-- specifications, SKUs and barcodes (D), in all languages.
create function product_search_terms(wanted uuid) returns tsvector language sql stable as $$
  select search_vector((select string_agg(t.value ->> 'title', ' / ') from jsonb_each(p.texts) t), 'A')
    || search_vector(concat_ws(' / ', p.brand, p.product_type,
        (select string_agg(t.value ->> 'title', ' / ') from product_tag pt join tag on tag.id = pt.tag_id, jsonb_each(tag.texts) t where pt.product_id = p.id),
        (select string_agg(t.value ->> 'title', ' / ') from product_category pc join category c on c.id = pc.category_id, jsonb_each(c.texts) t where pc.product_id = p.id)), 'B')
    || search_vector(concat_ws(' / ',
        (select string_agg(t.value ->> 'summary', ' / ') from jsonb_each(p.texts) t),
        (select string_agg(t.value ->> 'title', ' / ') from product_option o, jsonb_array_elements(o.choices) choice, jsonb_each(choice -> 'texts') t where o.product_id = p.id)), 'C')
    || search_vector(concat_ws(' / ',
        (select string_agg(t.value ->> 'value', ' / ') from jsonb_array_elements(p.specifications) s, jsonb_each(case jsonb_typeof(s -> 'texts') when 'object' then s -> 'texts' end) t),
        (select string_agg(concat_ws(' / ', v.sku, v.barcode), ' / ') from variant v where v.product_id = p.id)), 'D')
  from product p where p.id = wanted
$$;

alter table product add column search_terms tsvector not null default '';
update product set search_terms = product_search_terms(id);
create index product_search_terms on product using gin (search_terms);

-- SKUs as people type them.
create index variant_sku_lower on variant (lower(sku));

-- Words that products are found by, for what was misspelt. They only ever come: a word that no product has any more finds nothing, and is then not used.
create table search_word (word text primary key);
create index search_word_beginning on search_word (left(word, 1), length(word));

-- Products whose words have changed because something beside them was renamed. A job writes them again.
create table search_stale (product_id uuid primary key references product on delete cascade);

create function note_renamed() returns trigger language plpgsql as $$
begin
  execute format('insert into search_stale select product_id from product_%1$s where %1$s_id = $1 on conflict do nothing', tg_argv[0]) using new.id;
  return null;
end $$;
create trigger category_renamed after update of texts on category for each row when (old.texts is distinct from new.texts) execute function note_renamed('category');
create trigger tag_renamed after update of texts on tag for each row when (old.texts is distinct from new.texts) execute function note_renamed('tag');

-- What was searched for, by day: how often, and how many products it found last. No one is told by it.
create table search_log (
  day date not null,
  query text not null,
  searches integer not null,
  found integer not null,
  primary key (day, query)
);
create index search_log_query on search_log (query text_pattern_ops, day);
