-- Deleting an account: its row stays for a while without anything that names a person.

alter table account add column deleted_at timestamptz;
comment on column account.deleted_at is 'When the account was deleted. The row then names nobody (its address is below deleted.invalid) and is removed after 30 days, when no ended session asks for it any more.';
create index account_deleted_at on account (deleted_at) where deleted_at is not null;
create index guest_last_seen_at on guest (last_seen_at);
create index session_ended_at on session (ended_at) where ended_at is not null;
create index session_expires_at on session (expires_at);
create index review_account_id on review (account_id) where account_id is not null;
create index post_account_id on post (account_id) where account_id is not null;
create index feedback_account_id on feedback (account_id) where account_id is not null;
create index inquiry_account_id on inquiry (account_id) where account_id is not null;
create index upload_account_id on upload (account_id) where account_id is not null;
create index review_helpful_shopper_id on review_helpful (shopper_id);
