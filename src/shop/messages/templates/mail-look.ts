import { luminance } from '#kit/pure/colours/contrast.ts';
import type { Context } from '#kit/server/context.ts';
import type { MailLook } from '#kit/server/mail/mail-sample.ts';
import { themeFrom } from '../../settings/contract.ts';
import { readSettings } from '../../settings/index.ts';

/** What mails have of the theme in force; a colour that mail programs cannot read is that of titles, else black. */
export async function readMailLook({ db, config }: Pick<Context, 'db' | 'config'>): Promise<MailLook> {
  const [{ theme }, ready] = await Promise.all([readSettings(db), config.readyThemes?.()]);
  const { primaryColor, titleColor, borderRadius, titleFontFamily } = themeFrom({ ...ready?.get(theme.base), ...theme.changes });
  return { buttonColor: [primaryColor, titleColor].find((color) => luminance(color) !== null) ?? '#000000', borderRadius, titleFontFamily };
}
