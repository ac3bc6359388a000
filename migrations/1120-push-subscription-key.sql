-- A browser's subscription belongs to the key of the shop that it was made with: with another key its push service takes nothing.
alter table push_subscription add column public_key text;
comment on column push_subscription.public_key is 'The public key of the shop that it was made with; null: made before that was stored.';
