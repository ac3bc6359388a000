-- What an address left while nobody was signed in is exported and erased with the account that proves it.
create index inquiry_email on inquiry (lower(email)) where email is not null;
create index feedback_email on feedback (lower(email)) where email is not null;
create index post_email on post (lower(email)) where email is not null;
