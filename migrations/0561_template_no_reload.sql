-- A template can say that its pages are left without a sign of loading.
alter table template_version add column no_reload boolean not null default false;
comment on column template_version.no_reload is 'Going on from such a page shows neither spinner nor progress bar.';
