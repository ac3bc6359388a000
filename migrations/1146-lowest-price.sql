-- What variants cost before their prices changed: the lowest price of the 30 days before a reduction stands beside it where the law asks for it.
create table past_price (
  variant_id uuid not null references variant on delete cascade,
  currency text not null,
  ended_at timestamptz not null default now(),
  price_amount bigint not null check (price_amount >= 0),
  primary key (variant_id, currency, ended_at)
);
comment on table past_price is 'Prices that variants had, as long as the lowest of 30 days is found by them.';
comment on column past_price.currency is 'Of a price of its own in that currency; empty: the base currency.';

-- When the price of a variant last changed; null: it never has.
create function last_past_price(a_variant uuid, a_currency text) returns timestamptz language sql stable as $$
  select max(ended_at) from past_price where variant_id = a_variant and currency = a_currency
$$;

create function keep_past_prices() returns trigger language plpgsql as $$
begin
  if tg_table_name = 'variant' then
    insert into past_price (variant_id, currency, price_amount)
      select o.id, '', o.price_amount from old_rows o join new_rows n on n.id = o.id where n.price_amount <> o.price_amount
      order by 1 on conflict do nothing;
    delete from past_price p using old_rows o join new_rows n on n.id = o.id
      where n.price_amount <> o.price_amount and p.variant_id = o.id and p.currency = '' and p.ended_at < last_past_price(o.id, '') - interval '30 days';
  else
    insert into past_price (variant_id, currency, price_amount)
      select o.variant_id, o.currency, o.price_amount from old_rows o join new_rows n on n.variant_id = o.variant_id and n.currency = o.currency
      where n.price_amount <> o.price_amount order by 1 on conflict do nothing;
    delete from past_price p using old_rows o join new_rows n on n.variant_id = o.variant_id and n.currency = o.currency
      where n.price_amount <> o.price_amount and p.variant_id = o.variant_id and p.currency = o.currency
        and p.ended_at < last_past_price(o.variant_id, o.currency) - interval '30 days';
  end if;
  return null;
end $$;
create trigger variant_past_prices after update on variant referencing old table as old_rows new table as new_rows
  for each statement execute function keep_past_prices();
create trigger variant_price_past_prices after update on variant_price referencing old table as old_rows new table as new_rows
  for each statement execute function keep_past_prices();

-- The lowest price of a variant in the 30 days before its price last changed; null: it never has.
create function lowest_past_price(a_variant uuid, a_currency text) returns bigint language sql stable as $$
  select min(p.price_amount) from past_price p where p.variant_id = a_variant and p.currency = a_currency
    and p.ended_at > last_past_price(a_variant, a_currency) - interval '30 days'
$$;

alter table market add column shows_lowest_price boolean not null default false;
comment on column market.shows_lowest_price is 'Whether the law asks for the lowest price of the last 30 days beside a reduced one (EU Directive 98/6/EC, article 6a).';
-- Where the Union's right of withdrawal holds, its rules of prices do too; the United Kingdom has the one alone.
update market set shows_lowest_price = withdrawal and not countries @> array['GB'];
