-- The merchant's bank account becomes one of the settings, which the back office changes.

insert into setting (key, value)
select 'payments', jsonb_build_object('bankTransfer', settings) from payment_provider where id = 'bankTransfer' and settings <> '{}'
on conflict (key) do nothing;
update payment_provider set settings = '{}' where id = 'bankTransfer';
