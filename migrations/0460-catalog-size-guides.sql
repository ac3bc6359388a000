-- Tables of sizes as records of their own, given to products and categories; they stood in each product and category before.

create table size_guide (
  id uuid primary key,
  texts jsonb not null,
  columns jsonb not null,
  rows jsonb not null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
comment on table size_guide is 'Tables of sizes.';
comment on column size_guide.texts is '{"en": {"title": …, "note": …}}';
comment on column size_guide.columns is '[{"texts": {"en": {"title": "Chest"}}, "unit": "cm"}]; the first stands over the names of the rows.';
comment on column size_guide.rows is '[{"texts": {"en": {"title": "S"}}, "unit": "", "cells": ["80", {"en": "wide", "zh": "宽"}]}]; a cell for each column but the first.';

alter table product add column size_guide_id uuid references size_guide on delete set null;
alter table category add column size_guide_id uuid references size_guide on delete set null;
comment on column product.size_guide_id is 'Its table of sizes; null: that of the nearest category above.';
comment on column category.size_guide_id is 'The table of sizes of its products that have none of their own.';
create index product_size_guide_id on product (size_guide_id) where size_guide_id is not null;
create index category_size_guide_id on category (size_guide_id) where size_guide_id is not null;

-- What is there: {"en": {"title", "note", "columns": [], "rows": [[]]}}.
create function pg_temp.move_size_guide(given jsonb) returns uuid language plpgsql as $$
declare made uuid := gen_random_uuid();
begin
  insert into size_guide (id, texts, columns, rows) values (made,
    (select jsonb_object_agg(lang, jsonb_build_object('title', guide -> 'title', 'note', coalesce(guide -> 'note', '""'))) from jsonb_each(given) one (lang, guide)),
    (select coalesce(jsonb_agg(jsonb_build_object('texts', said, 'unit', '') order by place), '[]') from (
      select place, jsonb_object_agg(lang, jsonb_build_object('title', title)) as said
      from jsonb_each(given) one (lang, guide), jsonb_array_elements(guide -> 'columns') with ordinality head (title, place) group by place) heads),
    (select coalesce(jsonb_agg(jsonb_build_object('texts', said, 'unit', '', 'cells', cells) order by row_place), '[]') from (
      select row_place, (select jsonb_object_agg(key, jsonb_build_object('title', value)) from jsonb_each((jsonb_agg(by_lang) filter (where cell_place = 1)) -> 0)) as said,
        coalesce(jsonb_agg(by_lang order by cell_place) filter (where cell_place > 1), '[]') as cells
      from (select row_place, cell_place, jsonb_object_agg(lang, cell) as by_lang
        from jsonb_each(given) one (lang, guide), jsonb_array_elements(guide -> 'rows') with ordinality row (content, row_place),
          jsonb_array_elements(content) with ordinality part (cell, cell_place) group by row_place, cell_place) parts
      group by row_place) lines));
  return made;
end $$;
update product set size_guide_id = pg_temp.move_size_guide(size_guide) where size_guide is not null;
update category set size_guide_id = pg_temp.move_size_guide(size_guide) where size_guide is not null;
alter table product drop column size_guide;
alter table category drop column size_guide;
