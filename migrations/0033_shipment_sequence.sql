-- Shipments and refunds of the same millisecond keep their order too.

alter table shipment add column seq bigint generated always as identity;
alter table refund add column seq bigint generated always as identity;
