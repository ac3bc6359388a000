-- What a product cost when it was put on a wish list, so that the list can say when it has become cheaper.
alter table favorite
  add column saved_amount bigint,
  add column saved_currency text check (saved_currency ~ '^[A-Z]{3}$'),
  add constraint favorite_saved_price check ((saved_amount is null) = (saved_currency is null));
comment on column favorite.saved_amount is 'Lowest price of the product when it was put there, in minor units of saved_currency, as its shopper saw it; null: not a product, or put there before this was stored.';
