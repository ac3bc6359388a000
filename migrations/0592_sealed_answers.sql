-- Answers kept for `Idempotency-Key` are encrypted from now on. Those that hold an order's access token are not kept for the rest
-- of their day: a checkout that is sent again answers its order, and a payment goes on.
delete from idempotency_key where answer like '%"orderToken"%';
comment on column idempotency_key.answer is 'Encrypted with the Idempotency-Key itself, which is kept nowhere (AES-256-GCM: salt, IV, tag, text; base64). Null while the call runs.';
