/** The user's credits: the balance, and every change of it with its reason. */
import * as m from '#messages';
import { formatDay } from '#kit/pure/formats.ts';
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
  const money = useMoney();
  return (
    <section className="py-6 lg:py-10">
      <h1 className="title-1">{m.layout_user_credits()}</h1>
      <dl className="mt-6">
        <dt className="text-sm text-desc">{m.credits_balance()}</dt>
        <dd className="mt-1 tabular-nums">
          <span className="title-2">{money(model.balance)}</span>
          {model.worth.currency !== model.balance.currency && (
            <span className="block text-sm text-desc">{m.credits_worth({ amount: money(model.worth) })}</span>
          )}
        </dd>
      </dl>
      <p className="mt-2 text-sm text-desc">{m.credits_about()}</p>
      {model.total === 0 ? (
        <EmptyState icon="card" title={m.credits_empty()} text={m.credits_empty_text()}>
          <ButtonLink path="/">{m.list_home()}</ButtonLink>
        </EmptyState>
      ) : (
        <>
          <h2 className="title-3 mb-4 mt-10">{m.credits_history()}</h2>
          <ul className="divide-y divide-line border-y border-line">
            {model.items.map((entry) => (
              <Entry key={entry.id} entry={entry} />
            ))}
          </ul>
          <Pagination page={model.page} size={model.size} total={model.total} path={path} />
        </>
      )}
    </section>
  );
}

function Entry({ entry }: { entry: CreditEntry }) {
  const { locale, userBasePath } = usePageView();
  const money = useMoney();
  const day = formatDay(entry.at, locale, 'medium');
  return (
    <li className="flex items-start justify-between gap-6 py-4">
      <div className="min-w-0">
        <p className="break-words font-medium">{entry.note || entry.title}</p>
        <p className="mt-1 text-sm text-desc">
          <time dateTime={entry.at}>{day}</time>
          {entry.note && ` · ${entry.title}`}
          {entry.orderNo && (
            <>
              {' · '}
              <ShopLink path={`${userBasePath}order/${encodeURIComponent(entry.orderNo)}`} className="underline underline-offset-4">
                {entry.orderNo}
              </ShopLink>
            </>
          )}
        </p>
      </div>
      <p className="shrink-0 text-right tabular-nums">
        <span className="whitespace-nowrap font-medium">
          {entry.amount.amount > 0 ? '+' : '−'}
          {money({ ...entry.amount, amount: Math.abs(entry.amount.amount) })}
        </span>
        <span className="mt-1 block text-sm text-desc">{m.credits_after({ balance: money(entry.balance) })}</span>
      </p>
    </li>
  );
}
