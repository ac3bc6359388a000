-- Payments: the merchant stops a provider at the checkout while its keys stay.

alter table payment_account add column offered boolean not null default true;
comment on column payment_account.offered is 'Whether payments may be begun with it. Payments begun before are confirmed and given back all the same. Holds for an account of the environment too.';
