/** What the island is given: the apps on offer. */
export type QrSignInProps = { apps: { id: string; title: string }[] };
