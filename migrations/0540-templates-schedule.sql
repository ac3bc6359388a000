-- Drafts of page templates that the clock publishes.

alter table template_version add column publish_at timestamptz;
comment on column template_version.publish_at is 'When the clock publishes the draft; null: when somebody does.';
create index template_version_due on template_version (publish_at) where status = 'draft' and publish_at is not null;
