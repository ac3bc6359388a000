import type { Context } from '#kit/server/context.ts';
import { passkeyOrigin } from '#kit/server/passkeys/passkeys.ts';
import { countryTitle } from '#shop/addresses/index.ts';
import { phoneNumbers } from '#shop/addresses/phones/index.ts';
import { readSettings } from '#shop/settings/index.ts';
import { providersOf } from './openid/providers.ts';
import type { AuthModel, CallingCode } from './sections/form/model.ts';

/** Where people who read a language most often telephone. */
const countryOf: Readonly<Record<string, string>> = {
  zh: 'CN',
  'zh-HK': 'HK',
  'zh-TW': 'TW',
  de: 'DE',
  ja: 'JP',
  ko: 'KR',
  fr: 'FR',
  es: 'ES',
  it: 'IT',
  pt: 'BR',
  id: 'ID',
  th: 'TH',
  fil: 'PH',
  vi: 'VN',
};
const lists = new Map<string, CallingCode[]>();

/** Every country with its calling code, by name; made once for each language. */
function callingCodes(lang: string): CallingCode[] {
  let list = lists.get(lang);
  if (!list) {
    const { getCountries, getCountryCallingCode } = phoneNumbers();
    const { compare } = new Intl.Collator(lang);
    list = getCountries()
      .map((country) => ({ country, code: `+${getCountryCallingCode(country)}`, title: countryTitle(country, lang) }))
      .toSorted((a, b) => compare(a.title, b.title));
    lists.set(lang, list);
  }
  return list;
}

/** What the pages of signing in show; the same for everybody. */
export async function readAuthModel(context: Pick<Context, 'db' | 'lang' | 'config'>): Promise<AuthModel> {
  const { accounts } = await readSettings(context.db);
  const country = countryOf[context.lang] ?? 'US';
  return {
    callingCodes: callingCodes(context.lang),
    country,
    // As at the checkout: in mainland China, where the shop has a gateway that reaches it.
    mobileFirst: country === 'CN' && context.config.sms !== undefined,
    providers: providersOf(context.config).map(({ id, title }) => ({ id, title })),
    passkeyOrigin: passkeyOrigin(context.config),
    asks: { name: accounts.askName, birthday: accounts.askBirthday },
    password: { min: accounts.passwordMin, max: accounts.passwordMax },
  };
}
