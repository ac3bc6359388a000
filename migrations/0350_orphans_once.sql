-- Money that belongs to no attempt known here goes back once, however many events tell of it.

create unique index refund_orphan_once on refund (method_id, provider_reference) where payment_attempt_id is null and state <> 'failed';
