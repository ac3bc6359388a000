import type { Loaded, SectionScope } from '#kit/server/page/section.ts';
import { socialProvidersOf } from '../../providers.ts';
import type { QrSignInProps } from './props.ts';

/** The apps on offer; the process's configuration says which. */
export async function loadQrSignIn({ context }: SectionScope<unknown>): Promise<Loaded<QrSignInProps>> {
  const { locale } = context;
  const apps = [...socialProvidersOf(context.config).values()].map(({ id, title }) => ({ id, title: title(locale) }));
  return { data: { apps }, tags: [] };
}
