-- The words that go with a credit are read by its account in its own language where they were written in it.
alter table credit_entry add column notes jsonb not null default '{}' check (jsonb_typeof(notes) = 'object');
comment on column credit_entry.notes is 'What note says in other languages, by language: {"zh": "…"}; who reads none of them reads note.';
