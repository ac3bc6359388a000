/** Pure: whether the domain of an e-mail address looks mistyped. */

/** Domains that many people have an address at; others that are real and look like one of them are listed too, so that none is taken for a mistake. */
const commonDomains: ReadonlySet<string> = new Set(
  (
    'gmail.com googlemail.com yahoo.com yahoo.co.uk yahoo.co.jp yahoo.de yahoo.fr ymail.com hotmail.com hotmail.co.uk hotmail.fr hotmail.de outlook.com outlook.de ' +
    'outlook.jp live.com live.co.uk msn.com icloud.com me.com mac.com aol.com mail.com email.com proton.me protonmail.com pm.me gmx.de gmx.net gmx.com gmx.at gmx.ch ' +
    'web.de t-online.de freenet.de qq.com foxmail.com 163.com 126.com 139.com 189.cn sina.com sohu.com aliyun.com docomo.ne.jp ezweb.ne.jp softbank.ne.jp ' +
    'nifty.com btinternet.com sky.com orange.fr free.fr laposte.net comcast.net att.net verizon.net fastmail.com zoho.com netvigator.com'
  ).split(' '),
);

/** Endings that do not exist, and what was meant. */
const endings: ReadonlyMap<string, string> = new Map([
  ...['con', 'cmo', 'ocm', 'comm', 'coom', 'vom', 'xom', 'cpm', 'clm', 'cim', 'copm'].map((typo) => [typo, 'com'] as const),
  ...['nte', 'ent', 'met', 'nett'].map((typo) => [typo, 'net'] as const),
  ...['ogr', 'rog', 'orgg', 'orh'].map((typo) => [typo, 'org'] as const),
]);

/** Below this a slip of one letter makes too many other names. */
const leastLength = 7;

/** The address that was probably meant; null where nothing looks mistyped. */
export function suggestEmail(email: string): string | null {
  const at = email.lastIndexOf('@');
  const domain = email.slice(at + 1).toLowerCase();
  if (at < 1 || domain === '' || commonDomains.has(domain)) return null;
  const meant = suggestDomain(domain);
  return meant === null ? null : `${email.slice(0, at)}@${meant}`;
}

function suggestDomain(domain: string): string | null {
  const near = (name: string) => [...commonDomains].find((common) => common.length >= leastLength && isOneSlip(name, common)) ?? null;
  const dot = domain.lastIndexOf('.');
  if (dot < 0) return commonDomains.has(`${domain}.com`) ? `${domain}.com` : near(`${domain}.com`);
  const ending = endings.get(domain.slice(dot + 1));
  if (ending === undefined) return near(domain);
  const corrected = `${domain.slice(0, dot)}.${ending}`;
  return commonDomains.has(corrected) ? corrected : (near(corrected) ?? corrected);
}

/** Whether one letter is missing, too much, another one, or two beside each other are exchanged. */
function isOneSlip(typed: string, meant: string): boolean {
  if (Math.abs(typed.length - meant.length) > 1 || typed === meant) return false;
  let start = 0;
  while (start < typed.length && typed[start] === meant[start]) start += 1;
  const [rest, other] = [typed.slice(start), meant.slice(start)];
  if (rest.length !== other.length) return rest.length > other.length ? rest.slice(1) === other : rest === other.slice(1);
  return rest.slice(1) === other.slice(1) || (rest[0] === other[1] && rest[1] === other[0] && rest.slice(2) === other.slice(2));
}
