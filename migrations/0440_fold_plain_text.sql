-- Text without signs beyond ASCII, as most titles are, has nothing to take apart: searches fold the titles of hundreds of products.
create or replace function search_fold(given text) returns text language sql immutable parallel safe as $$
  select case when octet_length(given) = char_length(given) then lower(given)
    else lower(normalize(regexp_replace(normalize(given, NFKD), '[\u0300-\u036f]', '', 'g'), NFC)) end
$$;
