-- Mails in the merchant's own words.

create table mail_template (
  kind text not null,
  lang text not null,
  subject text not null,
  body text not null,
  updated_at timestamptz not null,
  primary key (kind, lang)
);
comment on table mail_template is 'Words of mails that the merchant wrote; a mail without a row here has its own.';
comment on column mail_template.kind is 'Which mail: order.placed.';
comment on column mail_template.lang is 'A language with a message catalogue.';
comment on column mail_template.body is 'Paragraphs with empty lines between; places are named {{orderNo}}.';
