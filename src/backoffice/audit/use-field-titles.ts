import { useLocale, useTranslate } from 'react-admin';
import { formatMoney } from '#kit/pure/amount.ts';
import { displayNames } from '#kit/pure/formats.ts';
import { languageNames, type Language } from '#kit/pure/languages.ts';
import { fieldKeys } from '../components/comparison/field-names.ts';
import { useBaseCurrency } from '../components/inputs/use-base-currency.ts';
import { useMoment } from '../components/money.tsx';

const moneyField = /(?:^|\.)(?:price|linePrice|cost|amount|shippingFee|total|freeAbove)(?:\.amount)?$/;
const moneyOf = /^prices\.|\.prices\.|^linePrices\.|\.linePrices\./;
const moment = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}/;
const id = /^[\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12}$/i;
const isLanguage = (part: string): part is Language => Object.hasOwn(languageNames, part);
const plainOf = (text: string) =>
  text
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim();

/** Fields and their values in words: money with its sign, no keys, no ids. */
export function useFieldWords() {
  const translate = useTranslate();
  const locale = useLocale();
  const currency = useBaseCurrency();
  const momentOf = useMoment();
  const named = (part: string): string => translate(`backoffice_audit_field_${part}`, { _: '' }) || (fieldKeys[part] ? translate(fieldKeys[part]) : '');

  /** `variants.0.price.amount` is "Variant 1 · Price", `texts.zh.title` "Title · 中文". */
  function nameOf(path: string): string {
    if (path.startsWith('sku.')) return path.slice('sku.'.length);
    const words: string[] = [];
    for (const part of path.split('.')) {
      if (/^\d+$/.test(part)) words[Math.max(0, words.length - 1)] = [words.at(-1), Number(part) + 1].filter(Boolean).join(' ');
      else if (isLanguage(part)) words.push(languageNames[part]!);
      else if (/^[A-Z]{3}$/.test(part)) words.push(displayNames(locale, 'currency').of(part) ?? part);
      else if (!['texts', 'changes', 'amount', 'value'].includes(part)) words.push(named(part));
    }
    return words.filter(Boolean).join(' · ') || translate('backoffice_compare_other');
  }

  function money(path: string, minor: number): string {
    const own = path.split('.').find((part) => /^[A-Z]{3}$/.test(part));
    return formatMoney({ amount: minor, currency: own ?? currency }, locale);
  }

  function wordsFor(path: string, value: unknown): string {
    if (value === null || value === undefined || value === '') return translate('backoffice_compare_nothing');
    if (typeof value === 'boolean') return translate(value ? 'ra.boolean.true' : 'ra.boolean.false');
    if (typeof value === 'number')
      return Number.isInteger(value) && (moneyField.test(path) || moneyOf.test(path)) ? money(path, value) : value.toLocaleString(locale);
    if (Array.isArray(value))
      return value.length === 0 ? translate('backoffice_compare_nothing') : [...new Set(value.map((one) => wordsFor(path, one)))].join(', ');
    if (typeof value === 'object') return translate('backoffice_compare_entries', { smart_count: Object.keys(value).length });
    return typeof value === 'string' ? textOf(path, value) : '';
  }

  function textOf(path: string, text: string): string {
    if (text === '•••') return translate('backoffice_audit_hidden');
    if (id.test(text)) return translate('backoffice_audit_record');
    if (moment.test(text)) return momentOf(text);
    const field = path.split('.').at(-1)!;
    if (/countr/i.test(field) && /^[A-Z]{2}$/.test(text)) return displayNames(locale, 'region').of(text) ?? text;
    if (isLanguage(text)) return languageNames[text]!;
    return translate(`backoffice_audit_value_${field}_${text}`, { _: '' }) || plainOf(text);
  }

  return { nameOf, wordsFor };
}
