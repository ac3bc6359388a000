/** Pages of the security center and of the log. */
import * as m from '#messages';
import type { Context } from '#kit/server/context.ts';
import type { AnyPageKind } from '#kit/server/page/page-kind.ts';
import type { Message } from '#kit/server/page/section.ts';
import { activities, securityActivities, type Activity } from '#shop/accounts/contract.ts';
import { activityText } from '#shop/accounts/index.ts';
import { findSignInBefore } from '#shop/accounts/sessions/index.ts';
import { logInput, securityLimits, type LogInput } from '#shop/security/contract.ts';
import { readActivity, readLog, readOverview, type LogPage } from '#shop/security/index.ts';
import type { ActivityModel, SecurityModel } from '#shop/security/sections.ts';
import { listLinked } from '#shop/social-login/index.ts';
import { pageNumber } from '../page-number.ts';
import { userPage } from './user.ts';

const filterFields = ['kind', 'from', 'to'] as const;

/** A filter out of an address: what does not fit is left out, and said beside its field. */
function filterOf(context: Context, query: URLSearchParams, kinds: readonly Activity[]) {
  const asked = { kind: query.get('kind') ?? '', from: query.get('from') ?? '', to: query.get('to') ?? '' };
  const errors: Record<string, string> = {};
  const { page: _page, size: _size, ...fields } = logInput.shape;
  const take = (field: (typeof filterFields)[number], value: unknown) => {
    const found = field === 'kind' ? fields.kinds.safeParse(value) : fields[field].safeParse(value);
    const isKnown = found.success && (field !== 'kind' || kinds.includes(asked.kind as Activity));
    if (!isKnown) errors[field] = m.error_field_invalid({ field: filterName[field]({}, { locale: context.locale }) }, { locale: context.locale });
  };
  if (asked.kind) take('kind', [asked.kind]);
  if (asked.from) take('from', asked.from);
  if (asked.to) take('to', asked.to);
  const valid = (field: (typeof filterFields)[number]) => (errors[field] || !asked[field] ? undefined : asked[field]);
  const filter: LogInput = logInput.parse({
    kinds: valid('kind') ? [asked.kind] : undefined,
    from: valid('from'),
    to: valid('to'),
    page: Math.min(pageNumber(query), securityLimits.lastPage),
  });
  // A date that is none cannot stand in a date field.
  return { filter, errors, asked: { kind: valid('kind') ?? '', from: valid('from') ?? '', to: valid('to') ?? '' } };
}

const filterName: Readonly<Record<(typeof filterFields)[number], Message>> = {
  kind: m.security_filter_kind,
  from: m.security_filter_from,
  to: m.security_filter_to,
};

type LogKind = {
  name: 'user-security-activity' | 'user-log';
  title: Message;
  text: Message;
  kinds: readonly Activity[];
  read(context: Context, asked: LogInput): Promise<LogPage>;
};

const logPage = ({ name, title, text, kinds, read }: LogKind): AnyPageKind =>
  userPage<ActivityModel>({
    name,
    title,
    query: [...filterFields, 'page'],
    async load(context, { query, path }) {
      const { locale } = context;
      const { filter, ...form } = filterOf(context, query, kinds);
      const log = await read(context, filter);
      const named = kinds.map((kind) => ({ kind, text: activityText(kind, locale) }));
      return { path, title: title({}, { locale }), text: text({}, { locale }), kinds: named, ...form, log };
    },
  });

const readCenter = async (context: Context, session: { accountId: string; sessionId: string }): Promise<SecurityModel> => {
  const [overview, identities, before] = await Promise.all([readOverview(context), listLinked(context), findSignInBefore(context.db, session)]);
  return { overview, identities, signedInBefore: before?.toISOString() ?? null };
};

export const userSecurityKinds: readonly AnyPageKind[] = [
  userPage({ name: 'user-security', title: m.security_title, load: readCenter }),
  logPage({ name: 'user-security-activity', title: m.security_activity, text: m.security_activity_text, kinds: securityActivities, read: readActivity }),
  logPage({ name: 'user-log', title: m.security_log, text: m.security_log_text, kinds: activities, read: readLog }),
];
