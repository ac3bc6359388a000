-- Texts of the shop in the merchant's own words (docs/decisions/0900).

create table own_text (
  key text not null,
  lang text not null,
  text text not null,
  updated_at timestamptz not null,
  primary key (key, lang)
);
comment on table own_text is 'What messages say in place of the catalogues'' texts; a message without a row says what the shop came with.';
comment on column own_text.key is 'Which message: cart_view.';
comment on column own_text.lang is 'A language with a message catalogue.';
comment on column own_text.text is 'Plain text with the same places in braces as the catalogue''s: {count}.';
