-- A sign-in that waits for its code by e-mail knows how it began: by password, by a code to a number, by a reset.

alter table auth_code add column method text check (method in ('password', 'code', 'reset'));
comment on column auth_code.method is 'How the sign-in began that this code completes; null for codes of other scenes.';
