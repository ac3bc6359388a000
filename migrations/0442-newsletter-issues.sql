-- Issues of the newsletter that are written before they are sent, to some of its readers, and what became of each mail.

alter table newsletter_issue drop constraint newsletter_issue_state_check;
alter table newsletter_issue
  add constraint newsletter_issue_state_check check (state in ('draft', 'scheduled', 'sending', 'sent')),
  add column format text not null default 'text' check (format in ('text', 'html')),
  add column segment jsonb not null default '{}',
  add column scheduled_at timestamptz,
  add column started_at timestamptz,
  add column sent_count integer not null default 0,
  add column failed_count integer not null default 0,
  add column unsubscribed_count integer not null default 0,
  add constraint newsletter_issue_scheduled check ((state = 'scheduled') = (scheduled_at is not null));
comment on column newsletter_issue.format is 'Whether the bodies of texts are plain text or (cleaned) HTML.';
comment on column newsletter_issue.segment is 'Which of the readers get it: {"languages", "groups", "bought": {"products", "categories", "days"}}; nothing named: all.';
create index newsletter_issue_scheduled_at on newsletter_issue (scheduled_at) where state = 'scheduled';

create table newsletter_delivery (
  issue_id uuid not null references newsletter_issue on delete cascade,
  subscriber_id uuid not null references subscriber on delete cascade,
  state text not null default 'queued' check (state in ('queued', 'sent', 'failed', 'skipped')),
  attempts integer not null default 0,
  at timestamptz not null,
  unsubscribed_at timestamptz,
  primary key (issue_id, subscriber_id)
);
comment on table newsletter_delivery is 'One row for each mail of an issue. Nothing counts who opened it.';
comment on column newsletter_delivery.state is 'skipped: not on the list any more when its turn came.';
create index newsletter_delivery_subscriber_id on newsletter_delivery (subscriber_id);
create index newsletter_delivery_at on newsletter_delivery (at);
