/** A promotion in one plain sentence, as it is being written or in a list. Pure. */
import { formatMoney } from '#kit/pure/amount.ts';
import type { Targets } from '#shop/promotions/contract.ts';

type Money = { amount: number; currency: string };
type Sum = readonly Money[] | null | undefined;
type Share = { kind?: string; basisPoints?: number | null; amount?: Sum; price?: Sum };
type Named = Partial<Record<keyof Targets, readonly string[] | null>>;

/** As much of a promotion as is known: a form that is being filled in may lack any of it. */
export type Described = {
  code?: string | null;
  codesOnly?: boolean;
  claimRequired?: boolean | null;
  exclusive?: boolean | null;
  startsAt?: string | Date | null;
  endsAt?: string | Date | null;
  totalLimit?: number | null;
  perCustomerLimit?: number | null;
  rule?: Share & {
    buy?: number | null;
    get?: number | null;
    gets?: Named | null;
    steps?: readonly ({ from?: Sum | number; takes?: Share } | null | undefined)[] | null;
    parts?: readonly ({ quantity?: number | null; targets?: Named } | null | undefined)[] | null;
    takes?: Share;
    methods?: readonly string[] | null;
  };
  conditions?: {
    targets?: Named;
    minSubtotal?: Sum;
    minQuantity?: number | null;
    firstOrder?: boolean | null;
    customerGroups?: readonly string[] | null;
    customers?: readonly string[] | null;
    markets?: readonly string[] | null;
  };
};

/** In which language, with which texts, names and today's year. */
export type Saying = {
  locale: string;
  translate(key: string, values?: Record<string, string | number>): string;
  /** What a slug or code is called; the slug itself where that is not known. */
  nameOf(kind: keyof Targets | 'groups' | 'methods' | 'markets', slug: string): string;
  currency: string;
  now: Date;
  timeZone?: string;
};

const prefix = 'backoffice_promotion_say_';
const mostNames = 3;
const whole = 10_000;

/** "20% off all of Kitchen, from December 1 to 5, for orders of $50.00 or more, once per customer"; empty while nothing is taken off yet. */
export function summaryOf(promotion: Described, saying: Saying): string {
  const rule = ruleText(promotion, saying);
  if (rule === '') return '';
  const sentence = [rule, ...datesText(promotion, saying), ...conditionTexts(promotion, saying)].join(saying.translate(`${prefix}comma`));
  return sentence.charAt(0).toLocaleUpperCase(saying.locale) + sentence.slice(1);
}

function ruleText({ rule, conditions }: Described, saying: Saying): string {
  const say = (key: string, values: Record<string, string | number> = {}) => saying.translate(`${prefix}${key}`, values);
  if (!rule?.kind) return '';
  const goods = goodsText(conditions?.targets, saying);
  switch (rule.kind) {
    case 'percentage':
    case 'fixedAmount':
    case 'fixedPrice':
      return takesText(rule, goods, saying);
    case 'buyXGetY':
      return buyText(rule, goods, saying);
    case 'tiersBySpend':
    case 'tiersByQuantity':
      return (rule.steps ?? []).flatMap((step) => stepText(step, goods, saying)).join(say('semicolon'));
    case 'bundle': {
      const parts = (rule.parts ?? []).map((part) => say('part', { count: part?.quantity ?? 1, goods: goodsText(part?.targets, saying) }));
      const takes = parts.length > 0 ? bundleText(rule.takes ?? {}, saying) : '';
      return takes === '' ? '' : say('bundle', { parts: listText(parts, saying), takes });
    }
    case 'freeShipping': {
      const methods = (rule.methods ?? []).map((code) => saying.nameOf('methods', code));
      const shipping = methods.length === 0 ? say('shipping') : say('shipping_by', { methods: listText(methods, saying) });
      return isForAll(conditions?.targets) ? shipping : say('shipping_with', { shipping, goods });
    }
    default:
      return '';
  }
}

function takesText(takes: Share, goods: string, saying: Saying): string {
  const gift = shareText(takes, saying);
  if (gift !== '') return saying.translate(`${prefix}off`, { share: gift, goods });
  const price = moneyText(takes.price, saying);
  return takes.kind === 'fixedPrice' && price !== '' ? saying.translate(`${prefix}each`, { price, goods }) : '';
}

function bundleText(takes: Share, saying: Saying): string {
  const gift = shareText(takes, saying);
  if (gift !== '') return saying.translate(`${prefix}less`, { share: gift });
  const price = moneyText(takes.price, saying);
  return takes.kind === 'fixedPrice' && price !== '' ? saying.translate(`${prefix}for`, { price }) : '';
}

function buyText({ buy, get, gets, basisPoints }: NonNullable<Described['rule']>, goods: string, saying: Saying): string {
  if (!buy || !get || !basisPoints) return '';
  const got = gets && !isForAll(gets) ? goodsText(gets, saying) : '';
  const share = basisPoints >= whole ? '' : shareText({ kind: 'percentage', basisPoints }, saying);
  const key = `buy${got ? '_other' : ''}${share ? '_share' : ''}`;
  return saying.translate(`${prefix}${key}`, { buy, get, goods, got, share });
}

function stepText(step: { from?: Sum | number; takes?: Share } | null | undefined, goods: string, saying: Saying): string[] {
  const takes = takesText(step?.takes ?? {}, goods, saying);
  if (takes === '' || !step?.from) return [];
  if (typeof step.from === 'number') return [saying.translate(`${prefix}from_items`, { takes, smart_count: step.from })];
  const from = moneyText(step.from, saying);
  return from === '' ? [] : [saying.translate(`${prefix}from_amount`, { takes, amount: from })];
}

const isForAll = (targets: Named | null | undefined) => Object.values(targets ?? {}).every((slugs) => (slugs ?? []).length === 0);

function goodsText(targets: Named | null | undefined, saying: Saying): string {
  if (isForAll(targets)) return saying.translate(`${prefix}everything`);
  const kinds = ['categories', 'collections', 'tags', 'products'] as const;
  const parts = kinds.flatMap((kind) => {
    const slugs = targets?.[kind] ?? [];
    if (slugs.length === 0) return [];
    const shown = slugs.slice(0, mostNames).map((slug) => saying.nameOf(kind, slug));
    const more = slugs.length - shown.length;
    const names = more > 0 ? saying.translate(`${prefix}more`, { names: listText(shown, saying, 'unit'), count: more }) : listText(shown, saying);
    return [saying.translate(`${prefix}${kind}`, { names })];
  });
  return listText(parts, saying);
}

function datesText({ startsAt, endsAt }: Described, saying: Saying): string[] {
  const { locale, now, timeZone } = saying;
  const [start, ending] = [momentOf(startsAt), momentOf(endsAt)];
  // An end at midnight is the end of the day before.
  const last = ending && new Date(ending.getTime() - 1);
  const zone = timeZone === undefined ? {} : { timeZone };
  const yearOf = (at: Date) => new Intl.DateTimeFormat('en', { year: 'numeric', ...zone }).format(at);
  const isThisYear = [start, last].every((at) => at === null || yearOf(at) === yearOf(now));
  const monthOf = (at: Date) => new Intl.DateTimeFormat('en', { year: 'numeric', month: 'numeric', ...zone }).format(at);
  const format = new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'long', ...(isThisYear ? {} : { year: 'numeric' as const }), ...zone });
  if (start && last) {
    // "from December 1 to 5": the month is said once.
    const end = monthOf(start) === monthOf(last) && isThisYear ? new Intl.DateTimeFormat(locale, { day: 'numeric', ...zone }) : format;
    return last < start ? [] : [saying.translate(`${prefix}dates`, { start: format.format(start), end: end.format(last) })];
  }
  if (start) return [saying.translate(`${prefix}starts`, { date: format.format(start) })];
  return last ? [saying.translate(`${prefix}ends`, { date: format.format(last) })] : [];
}

function momentOf(at: string | Date | null | undefined): Date | null {
  const moment = at ? new Date(at) : null;
  return moment && !Number.isNaN(moment.getTime()) ? moment : null;
}

function conditionTexts({ code, codesOnly, claimRequired, exclusive, totalLimit, perCustomerLimit, conditions = {} }: Described, saying: Saying): string[] {
  const say = (key: string, values: Record<string, string | number> = {}) => saying.translate(`${prefix}${key}`, values);
  const { minQuantity, firstOrder, customerGroups, customers, markets } = conditions;
  const minimum = moneyText(conditions.minSubtotal, saying);
  const named = (kind: 'groups' | 'markets', codes: readonly string[]) =>
    listText(
      codes.map((one) => saying.nameOf(kind, one)),
      saying,
    );
  const texts: (string | false)[] = [
    minimum !== '' && say('min_subtotal', { amount: minimum }),
    Boolean(minQuantity) && say('min_quantity', { smart_count: minQuantity! }),
    Boolean(firstOrder) && say('first_order'),
    (customerGroups ?? []).length > 0 && say('groups', { names: named('groups', customerGroups!) }),
    (customers ?? []).length > 0 && say('customers', { smart_count: customers!.length }),
    (markets ?? []).length > 0 && say('markets', { names: named('markets', markets!) }),
    Boolean(code) && say('code', { code: code! }),
    Boolean(codesOnly) && say('codes_only'),
    Boolean(claimRequired) && say('claim'),
    !firstOrder && perCustomerLimit === 1 && say('once'),
    !firstOrder && (perCustomerLimit ?? 0) > 1 && say('per_customer', { count: perCustomerLimit! }),
    Boolean(totalLimit) && say('in_all', { smart_count: totalLimit! }),
    Boolean(exclusive) && say('exclusive'),
  ];
  return texts.filter((one) => one !== false);
}

function shareText(takes: Share, saying: Saying): string {
  if (takes.kind === 'percentage' && takes.basisPoints)
    return new Intl.NumberFormat(saying.locale, { style: 'percent', maximumFractionDigits: 2 }).format(takes.basisPoints / whole);
  return takes.kind === 'fixedAmount' ? moneyText(takes.amount, saying) : '';
}

function moneyText(sum: Sum, { currency, locale }: Saying): string {
  const money = sum?.find((one) => one.currency === currency) ?? sum?.[0];
  return money && Number.isInteger(money.amount) ? formatMoney(money, locale) : '';
}

const listText = (parts: readonly string[], { locale }: Saying, type: 'conjunction' | 'unit' = 'conjunction') =>
  new Intl.ListFormat(locale, { type, style: 'long' }).format(parts);
