-- Inquiries: what staff answered.

create table inquiry_answer (
  id uuid primary key,
  inquiry_id uuid not null references inquiry on delete cascade,
  staff_id uuid references staff on delete set null,
  staff_name text not null,
  text text not null,
  at timestamptz not null
);
comment on table inquiry_answer is 'Answers to inquiries, as they were mailed.';
create index inquiry_answer_inquiry on inquiry_answer (inquiry_id, at, id);
