/** The versions of both APIs that are served, oldest first (docs/api-versions.md says what each changed). The last is current: who names none gets it. */
export const apiVersions = ['2026-12-01'] as const;
/** One of them. */
export type ApiVersion = (typeof apiVersions)[number];
/** The default version, which the OpenAPI documents describe. */
export const currentVersion: ApiVersion = apiVersions.at(-1)!;
/** Whether it is served. */
export const isApiVersion = (name: unknown): name is ApiVersion => (apiVersions as readonly unknown[]).includes(name);
