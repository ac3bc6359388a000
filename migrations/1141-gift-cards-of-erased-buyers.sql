comment on column gift_card.erased_at is 'When the account of its recipient or of its buyer was erased before the code was mailed; that mail clears both names and the message. Null: neither was.';
