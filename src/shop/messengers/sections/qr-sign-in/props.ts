/** What the island is given: the apps on offer. */
export type QrSignInProps = { messengers: { id: string; title: string }[] };
