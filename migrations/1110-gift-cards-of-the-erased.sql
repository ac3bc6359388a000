-- A card whose code is still to be mailed keeps its recipient until then, also where the recipient's account is erased before.
alter table gift_card add column erased_at timestamptz;
comment on column gift_card.erased_at is 'When its recipient''s account was erased before the code was mailed; that mail clears the recipient. Null: it was not.';
