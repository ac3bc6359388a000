-- Entries of menus say what they lead to (a category, a page, an address) and no longer hold paths, so that they follow the addresses of pages.
-- The menu "main" is called "header" now.
create function pg_temp.typed(entries jsonb) returns jsonb language plpgsql as $$
declare result jsonb := '[]'; entry jsonb; path text; found text[];
begin
  for entry in select value from jsonb_array_elements(entries) loop
    path := entry ->> 'path';
    found := regexp_match(path, '^/(category|collection|page|product)/([^/?#]+)$');
    if entry ? 'children' and jsonb_typeof(entry -> 'children') = 'array' then
      entry := jsonb_set(entry, '{children}', pg_temp.typed(entry -> 'children'));
    end if;
    -- A slug that is encoded in an address is not the slug itself.
    if found is not null and found[2] !~ '%' then entry := (entry - 'path') || jsonb_build_object('type', found[1], 'target', found[2]);
    elsif path is not null then entry := (entry - 'path') || jsonb_build_object('type', 'url', 'url', path);
    end if;
    result := result || jsonb_build_array(entry);
  end loop;
  return result;
end $$;

update setting set value = (
  select coalesce(jsonb_object_agg(case key when 'main' then 'header' else key end, pg_temp.typed(entries)), '{}')
  from jsonb_each(value) as menu (key, entries) where jsonb_typeof(entries) = 'array')
where key = 'menus' and jsonb_typeof(value) = 'object';
