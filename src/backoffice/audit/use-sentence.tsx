import type { StaffSettingsGroup } from '#shop/settings/contract.ts';
import type { AuditLine } from '#shop/staff/contract.ts';
import MuiLink from '@mui/material/Link';
import type { ReactNode } from 'react';
import { useLocale, useTranslate } from 'react-admin';
import { Link } from 'react-router';
import { displayNames } from '#kit/pure/formats.ts';
import { useTemplateTitle } from '../templates/template-title.ts';
import { actionOf, screenOf, wordsOf } from './sentences.ts';

const groups: Readonly<Record<StaffSettingsGroup | 'routes', string>> = {
  shop: 'backoffice_shop',
  theme: 'backoffice_theme',
  routes: 'backoffice_routes',
  languages: 'backoffice_audit_kind_language',
  currencies: 'backoffice_rates',
  accounts: 'backoffice_accounts',
  privacy: 'backoffice_privacy',
  visitors: 'backoffice_visitors_title',
  reviews: 'backoffice_review_settings',
  search: 'backoffice_search_settings',
  returns: 'backoffice_return_settings',
  payments: 'backoffice_payment_settings',
  mails: 'backoffice_mail_settings',
  api: 'backoffice_api_settings',
  maintenance: 'backoffice_maintenance',
  recovery: 'backoffice_abandoned_settings',
};
const isGroup = (name: string): name is keyof typeof groups => Object.hasOwn(groups, name);
const menus: Readonly<Record<string, string>> = { header: 'backoffice_menus_header', footer: 'backoffice_menus_footer' };

/** Names of companies, the same in every language. */
const providers: Readonly<Record<string, string>> = { stripe: 'Stripe', paypal: 'PayPal' };

/** What a line is about, in words: groups of settings, templates, menus and currencies have names that no record holds. */
function useSubject(): (line: AuditLine) => string {
  const translate = useTranslate();
  const locale = useLocale();
  const templateTitle = useTemplateTitle();
  return ({ action, subject, name, detail }) => {
    const area = action.split('.')[0];
    if (area === 'settings') return isGroup(subject) ? translate(groups[subject]) : name;
    if (area === 'menus') return menus[subject] ? translate(menus[subject]) : subject;
    if (area === 'paymentProvider') return providers[subject] ?? subject;
    if (area === 'templates') return templateTitle(subject);
    if (area === 'currency' && /^[A-Z]{3}$/.test(subject)) return displayNames(locale, 'currency').of(subject) ?? subject;
    if (area === 'taxRate')
      return typeof detail['country'] === 'string' && detail['country'] !== '' ? (displayNames(locale, 'region').of(detail['country']) ?? '') : '';
    return name;
  };
}

/** The sentence of a line, without markup: for tests and for what reads it aloud. */
export function useSentence(): (line: AuditLine) => { before: string; what: string | null; after: string } {
  const translate = useTranslate();
  const subjectOf = useSubject();
  const has = (key: string) => translate(key, { _: '' }) !== '';
  return (line) => {
    const words = wordsOf(actionOf(line), has) ?? { sentence: 'backoffice_audit_did_other' };
    const kind = words.kind === undefined ? '' : translate(words.kind);
    // The marker is cut out again: a link takes its place.
    const mark = '\u0001';
    const sentence = translate(words.sentence, { who: line.staff.name || translate('backoffice_audit_somebody'), kind, what: mark });
    const [before = '', after] = sentence.split(mark);
    if (after === undefined) return { before, what: null, after: '' };
    return { before, what: subjectOf(line) || translate('backoffice_audit_unnamed'), after };
  };
}

// A person who signs in, or changes the own password, is the sentence's subject.
const isOfOneself = ({ action }: AuditLine) => action.startsWith('staff.');

/** A line as a sentence; the record is a link to its screen. */
export function Sentence({ line }: { line: AuditLine }): ReactNode {
  const translate = useTranslate();
  const { before, what, after } = useSentence()(line);
  const screen = line.deleted ? null : screenOf(line);
  const link = (words: string) =>
    screen === null ? (
      words
    ) : (
      <MuiLink component={Link} to={screen} onClick={(event: React.MouseEvent) => event.stopPropagation()} sx={{ fontWeight: 600 }}>
        {words}
      </MuiLink>
    );
  return (
    <span style={{ overflowWrap: 'anywhere' }}>
      {before}
      {what === null ? screen !== null && !isOfOneself(line) && <> · {link(translate('backoffice_audit_show'))}</> : link(what)}
      {after}
    </span>
  );
}
