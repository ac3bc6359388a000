/** A rule of a group in a plain sentence, as it is being written or in a list. Pure. */
import { formatMoney } from '#kit/pure/amount.ts';
import type { Condition, Rule } from '#kit/pure/rules/rule.ts';
import { spentField } from '#shop/accounts/contract.ts';

/** In which language, with which texts and names. */
export type Saying = {
  locale: string;
  translate(key: string, values?: Record<string, string | number>): string;
  /** What a country or language is called. */
  nameOf(kind: 'country' | 'language', code: string): string;
};

const prefix = 'backoffice_group_say';

/** Whether a condition says something to compare with. */
export const isComplete = ({ value }: Condition): boolean => value !== '' && !Number.isNaN(value);

/** "Customers who have placed at least 3 orders and get the newsletter"; empty while no condition is complete. */
export function ruleSummary({ match, conditions }: Rule, saying: Saying): string {
  const texts = conditions.filter(isComplete).map((condition) => conditionText(condition, saying));
  return texts.length === 0 ? '' : saying.translate(prefix, { conditions: texts.join(saying.translate(`${prefix}_${match === 'any' ? 'or' : 'and'}`)) });
}

function conditionText({ field, op, value }: Condition, { locale, translate, nameOf }: Saying): string {
  const say = (key: string, values: Record<string, string | number> = {}) => translate(`${prefix}_${key}`, values);
  if (field.startsWith(spentField))
    return say(`spent_${op}`, {
      amount: Number.isInteger(value) ? formatMoney({ amount: Number(value), currency: field.slice(spentField.length) }, locale) : '',
    });
  switch (field) {
    case 'orders':
      return isNone(op, Number(value)) ? say('orders_none') : say(`orders_${op}`, { smart_count: Number(value) });
    case 'lastOrderDays':
    case 'createdDays':
      return say(`${field}_${op}`, { smart_count: Number(value) });
    case 'lastOrderAt':
    case 'createdAt':
      return say(`${field}_${op}`, { date: dayText(String(value), locale) });
    case 'country':
    case 'language':
      return say(`${field}_${op}`, { name: nameOf(field, String(value)) });
    case 'newsletter':
      return say(`newsletter_${value}`);
    default:
      return say(`${field}_${op}`, { name: value });
  }
}

const isNone = (op: string, value: number) => value === 0 && (op === 'is' || op === 'lte');

function dayText(value: string, locale: string): string {
  const day = new Date(value);
  // Days of rules are days of UTC, wherever they are read.
  return Number.isNaN(day.getTime()) ? value : new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' }).format(day);
}
