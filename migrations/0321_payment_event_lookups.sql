-- Webhooks are looked up by the payment, the refund or the order that they are about.

create index payment_event_reference on payment_event ((notice ->> 'reference')) where notice ->> 'reference' is not null;
create index payment_event_refund on payment_event ((notice ->> 'refundId')) where notice ->> 'refundId' is not null;
create index payment_event_order on payment_event ((notice ->> 'orderNo')) where notice ->> 'orderNo' is not null;
