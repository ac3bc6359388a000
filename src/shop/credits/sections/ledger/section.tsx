/** The user's credits: the balance and how it is used, and every change of it with its reason. */
import * as m from '#messages';
import { dateFormat, dot, formatDay } from '#kit/pure/formats.ts';
import { ButtonLink } from '#ui/button.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { useMoney, usePageView } from '#ui/page-view.tsx';
import { Pagination } from '#ui/pagination/pagination.tsx';
import { ShopLink } from '#ui/shop-link.tsx';
import type { CreditEntry } from '../../contract.ts';
import type { Ledger } from '../../read-credits.ts';

/** Heading, balance, ledger. */
export function CreditLedger({ model }: { settings: unknown; model: Ledger }) {
  const { path } = usePageView();
  return (
    <section className="py-6 lg:py-10">
      <h1 className="title-1 mb-6">{m.layout_user_credits()}</h1>
      <Balance {...model} />
      {model.total === 0 ? (
        <EmptyState icon="card" title={m.credits_empty()} text={m.credits_empty_text()}>
          <ButtonLink path="/">{m.list_home()}</ButtonLink>
        </EmptyState>
      ) : (
        <>
          <h2 className="title-3 mt-10">{m.credits_history()}</h2>
          <History items={model.items} />
          <Pagination page={model.page} size={model.size} total={model.total} path={path} />
        </>
      )}
    </section>
  );
}

function Balance({ balance, worth }: Pick<Ledger, 'balance' | 'worth'>) {
  const money = useMoney();
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-8 gap-y-5 rounded-box bg-base-200/70 p-5 lg:p-8">
      <div className="min-w-0 max-w-md">
        <dl>
          <dt className="text-sm">{m.credits_balance()}</dt>
          <dd className="mt-1 tabular-nums">
            <span className="title-1">{money(balance)}</span>
            {worth.currency !== balance.currency && <span className="block text-sm text-desc">{m.credits_worth({ amount: money(worth) })}</span>}
          </dd>
        </dl>
        <p className="mt-3 text-desc">{m.credits_about()}</p>
      </div>
      <div className="flex flex-col gap-3 max-sm:w-full">
        {balance.amount > 0 && <ButtonLink path="/">{m.credits_use()}</ButtonLink>}
        <ButtonLink path="/gift-card">{m.gift_card_balance_title()}</ButtonLink>
      </div>
    </div>
  );
}

/** With more entries than this they are read by months. */
const mostInOneList = 10;

/** The newest first. Few stand in one list: each says its day, and a heading over every one or two would only take room. */
function History({ items }: Pick<Ledger, 'items'>) {
  const { locale } = usePageView();
  if (items.length <= mostInOneList) return <Entries entries={items} className="mt-4 border-t border-line" />;
  const month = dateFormat(locale, { year: 'numeric', month: 'long', timeZone: 'UTC' });
  const months = Map.groupBy(items, ({ at }) => month.format(new Date(at)));
  return [...months].map(([title, entries]) => (
    <section key={title} aria-label={title} className="mt-6">
      <h3 className="border-b border-line pb-2 text-sm text-desc">{title}</h3>
      <Entries entries={entries} />
    </section>
  ));
}

function Entries({ entries, className = '' }: { entries: readonly CreditEntry[]; className?: string }) {
  return (
    <ul className={`divide-y divide-line ${className}`}>
      {entries.map((entry) => (
        <Entry key={entry.id} entry={entry} />
      ))}
    </ul>
  );
}

function Entry({ entry }: { entry: CreditEntry }) {
  const { locale, userBasePath } = usePageView();
  const money = useMoney();
  const isMore = entry.amount.amount > 0;
  return (
    <li className="flex items-start justify-between gap-x-4 py-4">
      <div className="min-w-0">
        <p className="break-words font-medium">{entry.note || entry.title}</p>
        <p className="mt-0.5 text-sm text-desc">
          <time dateTime={entry.at}>{formatDay(entry.at, locale, 'medium')}</time>
          {entry.note && `${dot}${entry.title}`}
          {entry.orderNo && (
            <>
              {dot}
              <ShopLink path={`${userBasePath}order/${encodeURIComponent(entry.orderNo)}`} className="whitespace-nowrap underline underline-offset-4">
                {entry.orderNo}
              </ShopLink>
            </>
          )}
        </p>
      </div>
      <p className="shrink-0 whitespace-nowrap text-right tabular-nums">
        <span className={`font-medium ${isMore ? 'text-saving' : ''}`}>
          {isMore ? '+' : '−'}
          {money({ ...entry.amount, amount: Math.abs(entry.amount.amount) })}
        </span>
        <span className="mt-0.5 block text-sm text-desc">{m.credits_after({ balance: money(entry.balance) })}</span>
      </p>
    </li>
  );
}
