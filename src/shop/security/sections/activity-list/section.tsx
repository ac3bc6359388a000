/** What an account did: a form of filters that is part of the address, the list, its pages. */
import * as m from '#messages';
import { dot } from '#kit/pure/formats.ts';
import type { Locale } from '#kit/pure/languages.ts';
import { isPublicAddress } from '#kit/server/public-web.ts';
import { Badge } from '#ui/badges/badge.tsx';
import { Button, ButtonLink } from '#ui/button.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { DayField } from '#ui/forms/day-field.tsx';
import { fieldId, SelectField } from '#ui/forms/field.tsx';
import { Island } from '#ui/island.tsx';
import { LocalTime } from '#ui/local-time/island.tsx';
import { useHref, usePageView } from '#ui/page-view.tsx';
import { Pagination } from '#ui/pagination/pagination.tsx';
import { BackLink } from '#ui/shop-link.tsx';
import { deviceName } from '../device-name.ts';

/** One entry, ready to be shown. */
type Entry = { id: string; at: string; text: string; ip: string; device: string; current: boolean };

/** What the page's loader gives: the log, and what it was asked for. */
export type ActivityModel = {
  path: string;
  title: string;
  text: string;
  kinds: readonly { kind: string; text: string }[];
  asked: { kind: string; from: string; to: string };
  /** Why the filter was not followed; the list is then the whole one. */
  errors: Readonly<Record<string, string>>;
  log: { items: readonly Entry[]; total: number; page: number; size: number };
};

export function ActivityList({ model }: { model: ActivityModel }) {
  const { locale, userBasePath } = usePageView();
  const { log, asked } = model;
  const query = new URLSearchParams(Object.entries(asked).filter(([, value]) => value !== ''));
  const isFiltered = query.size > 0;
  return (
    <section className="py-6 lg:py-10">
      {model.path !== `${userBasePath}log` && <BackLink path={`${userBasePath}security`}>{m.security_title()}</BackLink>}
      <h1 className="title-1">{model.title}</h1>
      <p className="mb-8 mt-3 text-desc">{model.text}</p>
      <Filters model={model} />
      {log.items.length > 0 ? (
        <ol className="divide-y divide-line border-y border-line">
          {log.items.map((entry) => (
            <EntryLine key={entry.id} entry={entry} locale={locale} />
          ))}
        </ol>
      ) : (
        <EmptyState icon="clock" title={m.security_no_records()} text={isFiltered ? m.security_no_records_filtered() : ''}>
          {(isFiltered || log.page > 1) && <ButtonLink path={model.path}>{m.security_filter_clear()}</ButtonLink>}
        </EmptyState>
      )}
      <Pagination page={log.page} size={log.size} total={log.total} path={model.path} query={query} />
    </section>
  );
}

/** An address of the shop's own network says nothing to anybody. */
const networkName = (address: string): string => (isPublicAddress(address) ? m.security_ip({ address }) : m.security_local_network());

function EntryLine({ entry }: { entry: Entry; locale: Locale }) {
  return (
    <li className="grid gap-x-6 gap-y-1 py-4 sm:grid-cols-[minmax(0,1fr)_auto]">
      <div className="min-w-0">
        <p className="flex flex-wrap items-center gap-2 font-medium">
          {entry.text}
          {entry.current && <Badge look="quiet">{m.security_this_device()}</Badge>}
        </p>
        <p className="mt-1 break-words text-sm text-desc">
          {[entry.device && deviceName(entry.device), entry.ip && networkName(entry.ip)].filter(Boolean).join(dot)}
        </p>
      </div>
      <Island name="local-time" of={LocalTime} when="visible" as="span" className="text-sm tabular-nums text-desc" props={{ at: entry.at }} />
    </li>
  );
}

function Filters({ model: { path, kinds, asked, errors } }: { model: ActivityModel }) {
  const href = useHref();
  const form = 'log';
  return (
    <form action={href(path)} method="get" className="mb-8 grid items-start gap-4 sm:grid-cols-2 md:grid-cols-4">
      <SelectField form={form} name="kind" label={m.security_filter_kind()} defaultValue={asked.kind} error={errors['kind']} optional="unsaid">
        <option value="">{m.security_filter_all()}</option>
        {kinds.map(({ kind, text }) => (
          <option key={kind} value={kind}>
            {text}
          </option>
        ))}
      </SelectField>
      {(['from', 'to'] as const).map((name) => (
        <DayField
          key={name}
          form={form}
          name={name}
          label={name === 'from' ? m.security_filter_from() : m.security_filter_to()}
          defaultValue={asked[name]}
          error={errors[name]}
          optional="unsaid"
        />
      ))}
      <Button type="submit" id={fieldId(form, 'show')} className="sm:mt-6.5">
        {m.security_filter_show()}
      </Button>
    </form>
  );
}
