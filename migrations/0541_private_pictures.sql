-- Pictures that shoppers send with returns and inquiries are shown to them and to staff only, under addresses that end.

insert into secret (name, value) values ('upload', replace(gen_random_uuid()::text || gen_random_uuid()::text, '-', ''));
