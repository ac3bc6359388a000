-- Issues of the newsletter are letters built of sections, and prices in them are in the reader's currency.

alter table newsletter_issue drop constraint newsletter_issue_format_check;
alter table newsletter_issue
  add constraint newsletter_issue_format_check check (format in ('text', 'html', 'sections')),
  add column sections jsonb not null default '[]',
  add column footer jsonb not null default '{}';
comment on column newsletter_issue.format is 'Whether it is built of sections, or the bodies of texts are plain text or (cleaned) HTML, which is read as one section.';
comment on column newsletter_issue.texts is '{"en": {"subject", "preheader", "body"}}';
comment on column newsletter_issue.sections is '[{"section", "settings"}], checked and cleaned; empty for a letter of one body.';
comment on column newsletter_issue.footer is '{"en": words above the legal lines at its end}';

alter table subscriber add column currency text;
comment on column subscriber.currency is 'In which prices were shown to whoever subscribed; null: not known.';
