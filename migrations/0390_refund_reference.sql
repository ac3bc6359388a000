-- What a provider calls a refund, so that one that takes days can be asked after, and what it says of a capture.

alter table refund add column provider_refund_reference text;
comment on column refund.provider_refund_reference is 'The provider''s own name of the refund once it was asked for; null before.';
