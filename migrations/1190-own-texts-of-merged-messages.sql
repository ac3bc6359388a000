-- Messages that said the same have one key now. What the merchant wrote under an old key is said under the new one; of several, what was written last.
-- The old rows stay for processes of the version before, and are nobody's after that.
insert into own_text (key, lang, text, updated_at)
select distinct on (merged.key, own_text.lang) merged.key, own_text.lang, own_text.text, own_text.updated_at
from own_text
join (values
  ('addresses_cancel', 'ui_cancel'),
  ('articles_cancel', 'ui_cancel'),
  ('cart_change_not', 'ui_cancel'),
  ('profile_cancel', 'ui_cancel'),
  ('security_cancel', 'ui_cancel'),
  ('articles_close', 'ui_close'),
  ('addresses_delete', 'ui_delete'),
  ('articles_delete', 'ui_delete'),
  ('addresses_edit', 'ui_edit'),
  ('articles_edit', 'ui_edit'),
  ('addresses_save', 'ui_save'),
  ('articles_save', 'ui_save'),
  ('checkout_billing_save', 'ui_save'),
  ('profile_save', 'ui_save'),
  ('auth_sign_in', 'ui_sign_in'),
  ('checkout_sign_in', 'ui_sign_in'),
  ('page_sign_in', 'ui_sign_in'),
  ('inquiries_limit', 'page_input_limit'),
  ('page_to_home', 'list_home'),
  ('ui_stock_out', 'ui_sold_out')
) merged (former, key) on merged.former = own_text.key
order by merged.key, own_text.lang, own_text.updated_at desc
on conflict (key, lang) do nothing;
