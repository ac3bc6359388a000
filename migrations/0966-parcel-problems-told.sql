-- A parcel's problem is mailed once (docs/decisions/0966).

alter table shipment_tracking add column told text[] not null default '{}';
comment on column shipment_tracking.told is 'States that its shopper got a mail about: exception, returned; one each at most.';
